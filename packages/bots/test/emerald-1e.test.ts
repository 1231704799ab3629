// The baseline bot of the 1st edition.
import type { At } from '@gaslamp/emerald-1e/box/state';
import { EFFECTS } from '@gaslamp/emerald-1e/box/state';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Table } from '@gaslamp/kernel/table';
import { expect, test, vi } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { meansOf } from '../src/emerald-1e/cards.ts';
import { playMatch } from '../src/play.ts';
import { wins } from './seats.ts';

/** Load on the machine must not make these fail. */
vi.setConfig({ testTimeout: 120_000 });
const game = gameNamed('emerald-1e');
const [random, baseline] = ['random', 'baseline'].map((name) => botNamed(game.id, name)) as [
  ReturnType<typeof botNamed>,
  ReturnType<typeof botNamed>,
];

test('what it has claimed counts for it, also a permanent effect (R6.2)', () => {
  const { s } = new Table(game, game.setup(2, {}), new FastDice(3));
  const at = { s, data: game.data } as unknown as At;
  const before = meansOf(at, 0, 0, true).deck;
  const effect = game.places.indexOf('SLOT_1');
  s.place[s.place.indexOf(effect)] = EFFECTS;
  expect(meansOf(at, 0, 0, true).deck).toBeGreaterThan(before);
});

test.each([2, 4])('%i of it play to the end with answers that they are offered', expectEnd);
test.each([3, 5])('%i of it play to the end with answers that they are offered', { tags: ['deep'] }, expectEnd);

function expectEnd(seats: number): void {
  const played = playMatch(game, Array(seats).fill(baseline), seats);
  expect(played.result.winners).not.toBe(0);
  expect(Math.min(...played.decisionsOf)).toBeGreaterThan(0);
}

// By chance, one in 50,000 samples of 24 even matches has 22 wins; one of four equal players wins a match in four.
test.each([
  [2, 22],
  [4, 16],
])('it beats random play at a table of %i', { tags: ['deep'] }, (seats, least) => {
  expect(wins(game, baseline, random, seats, 24)).toBeGreaterThanOrEqual(least);
});
