import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { judge, swings } from '../src/chances.ts';

const game = gameNamed('nanty-narking');
const random = botNamed(game.id, 'random');

/** Returns states of a random match: after the deal, after some answers, and at its end. */
function states(): State[] {
  const dice = new FastDice(8);
  const table = new Table(game, game.setup(3, tableOptions(game, {})), dice);
  const found: State[] = [];
  for (let n = 0; table.decision !== null; n++) {
    if (n === 0 || n === 60) found.push(copy(table.s));
    table.choose(dice.oneOf(table.decision.options));
  }
  return [...found, table.s];
}

test('shares of a judgement add up to one, the end is as it was, and states stay as they are', () => {
  const before = states();
  const kept = before.map((s) => JSON.stringify(s));
  const rounds = [...judge(game, before, random, 6, 5)];
  expect(rounds.map(({ playouts }) => playouts)).toEqual([1, 2, 3, 4, 5, 6]);
  const { shares } = at(rounds, 5);
  for (const bySeat of shares) expect(bySeat.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const result = game.result({ s: at(before, 2), data: game.data });
  expect(at(shares, 2).map((share) => share > 0)).toEqual(
    [0, 1, 2].map((seat) => ((result!.winners >> seat) & 1) === 1),
  );
  expect(before.map((s) => JSON.stringify(s))).toEqual(kept);
  expect([...judge(game, before, random, 6, 5)]).toEqual(rounds);
});

test('the largest swings come first, for whom they moved most', () => {
  const shares = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.75, 0.25],
    [0, 1],
  ];
  expect(swings({ shares }, 2)).toEqual([
    { state: 3, seat: 0, by: -0.75 },
    { state: 2, seat: 0, by: 0.25 },
  ]);
});
