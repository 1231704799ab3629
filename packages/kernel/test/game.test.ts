import { tableOptions } from '@gaslamp/kernel/game';
import { expect, test } from 'vitest';
import { toy } from './toy.ts';

const game = {
  ...toy,
  options: { ...toy.options, fog: { least: 0, most: 1, standard: 1, rule: 'T2' } },
};

test('table options that are not named take their standard value', () => {
  expect(tableOptions(game, {})).toEqual({ coins: 0, fog: 1 });
  expect(tableOptions(game, { coins: 3 })).toEqual({ coins: 3, fog: 1 });
  expect(tableOptions(game, { fog: undefined, coins: null })).toEqual({ coins: 0, fog: 1 });
});

test('a table option may be yes or no', () => {
  expect(tableOptions(game, { fog: false })).toEqual({ coins: 0, fog: 0 });
  expect(tableOptions(game, { fog: true })).toEqual({ coins: 0, fog: 1 });
});

test.each<[Record<string, unknown>, string]>([
  [{ rain: 1 }, 'setup.option: name rain, allowed coins, fog'],
  [{ toString: 1 }, 'setup.option: name toString, allowed coins, fog'],
  [{ coins: 4 }, 'setup.optionRange: name coins, least 0, most 3, value 4'],
  [{ coins: -1 }, 'setup.optionRange: name coins, least 0, most 3, value -1'],
  [{ coins: 1.5 }, 'setup.optionRange: name coins, least 0, most 3, value 1.5'],
  [{ coins: '1' }, 'setup.optionRange: name coins, least 0, most 3, value "1"'],
  [{ fog: [] }, 'setup.optionRange: name fog, least 0, most 1, value []'],
])('table options %j are refused', (wanted, error) => {
  expect(() => tableOptions(game, wanted)).toThrow(error);
});
