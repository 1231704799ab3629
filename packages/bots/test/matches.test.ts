import { expect, test, vi } from 'vitest';
import { botNamed, botNames } from '../src/bots.ts';
import { playMatch } from '../src/play.ts';
import { game, wins } from './seats.ts';

/** A machine at work on other things must not fail these. */
vi.setConfig({ testTimeout: 120_000 });

const heuristic = botNamed(game.id, 'heuristic');
const random = botNamed(game.id, 'random');

// The driver throws at an answer that is not offered and at a match without end.
for (const name of botNames(game.id))
  for (const seats of [2, 3, 4, 5])
    test(`${seats} of ${name} play to the end with answers that they are offered`, () => {
      const bot = botNamed(game.id, name);
      for (let seed = 1; seed <= 2; seed++) {
        const played = playMatch(game, Array(seats).fill(bot), seed);
        expect(played.result.winners).not.toBe(0);
        expect(played.result.points).toHaveLength(seats);
        expect(Math.min(...played.decisionsOf)).toBeGreaterThan(0);
      }
    });

// By chance, one in two million samples of forty even matches has 34 wins.
test('the heuristic beats random play', () => {
  expect(wins(heuristic, random, 2, 40)).toBeGreaterThanOrEqual(34);
});

// Random players at a table of four win one match in four each: 24 of 40 is out of reach.
test('the heuristic beats three random players', () => {
  expect(wins(heuristic, random, 4, 40)).toBeGreaterThanOrEqual(24);
});

test('every seat has its chance: random play wins about half of its matches against itself', () => {
  const share = wins(random, random, 2, 200) / 200;
  expect(share).toBeGreaterThan(0.38);
  expect(share).toBeLessThan(0.62);
});
