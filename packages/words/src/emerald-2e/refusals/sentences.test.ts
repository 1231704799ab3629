// Sentences for refusals that are true in every case.
import { emerald2e } from '@gaslamp/emerald-2e/game';
import type { PlayerSpec } from '@gaslamp/emerald-2e/stage/position';
import { Story } from '@gaslamp/emerald-2e/stage/story';
import { describe, expect, test } from 'vitest';
import { refusalWords } from './sentences.ts';

const game = emerald2e();
const NAMES = ['ann', 'ben'];
const table = (ann: PlayerSpec) =>
  new Story(game, NAMES, { active: 'ann', players: { ann, ben: { agents: ['PARIS'] } } });

describe('one card too many', () => {
  test('R5.4 as often the one picked before it could be left out', () => {
    // Two cubes in stock; a card with one symbol, then one with two, which alone would place both.
    const t = table({ hand: ['START_S003', 'START_S006'], agents: ['BERLIN'], cubes: { ROME: 3 }, limbo: 5 });
    t.play('ann: place VIENNA');
    const [one, two] = ['START_S003', 'START_S006'].map((card) => game.verbs.parse(`pick ${card}`) as number);
    expect(t.options).toEqual(['pick START_S003', 'pick START_S006']);
    const why = t.table.refuse(0, two!, [one!]);
    expect(why).toEqual({ rule: 'R5.4', key: 'place.overpaid' });
    expect(refusalWords(why!.key)).toBe('That is one card too many: all your cubes would be placed without it.');
  });
  test('R10.6 so with the bombs of an assassination', () => {
    expect(refusalWords('assassinate.overpaid')).toBe(
      'That is one card too many: the bomb points would be enough without it.',
    );
  });
});
