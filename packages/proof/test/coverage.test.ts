// Everything there is occurs: else the other properties say nothing of it. How to run more matches: see prove.ts.
import { expect, test } from 'vitest';
import { occurring, wanted } from '../src/coverage.ts';
import { subjects } from '../src/subjects.ts';
import { add, type Tally } from '../src/tally.ts';
import { matchesOf } from './prove.ts';

/** Found too seldom to ask for in a game's own pack; the crowded pack has them. */
const SELDOM = 3;

for (const { name, game } of subjects())
  test(`${name}: every effect, verb and text occurs`, { timeout: 24 * 3600 * 1000 }, () => {
    const total: Tally = {};
    const { least, most } = game.seats;
    for (let seats = least; seats <= most; seats++)
      for (let seed = 0; seed < matchesOf(0.25); seed++) add(total, occurring(game, seats, seed));
    const counts = wanted(game).map((what) => ({ what, count: total[what] ?? 0 }));
    const rare = counts.toSorted((a, b) => a.count - b.count).slice(0, 8);
    const list = rare.map(({ what, count }) => `${what} ${count}`).join(', ');
    console.log(`${name}: ${total.matches} matches, ${counts.length} things; the rarest: ${list}`);
    const missing = counts.filter(({ count }) => count === 0).map(({ what }) => what);
    if (matchesOf(1) >= 500) expect(missing.slice(SELDOM)).toEqual([]);
  });
