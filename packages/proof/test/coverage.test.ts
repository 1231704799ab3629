// Everything that exists must occur; otherwise the other properties prove nothing about it. For more matches see prove.ts.
import { expect, test } from 'vitest';
import { occurring, wanted } from '../src/coverage.ts';
import { subjects } from '../src/subjects.ts';
import { add, type Tally } from '../src/tally.ts';
import { MATCHES, STANDARD } from './prove.ts';

for (const { name, game, isCrowded } of subjects()) {
  const things = wanted(game, isCrowded);
  if (things.length === 0) continue;
  test(`${name}: every effect, verb and text occurs`, { timeout: 24 * 3600 * 1000 }, () => {
    const total: Tally = {};
    // A thousand over four player counts.
    const matches = Math.max(1, MATCHES / 2);
    for (let seats = game.seats.least; seats <= game.seats.most; seats++)
      for (let seed = 0; seed < matches; seed++) add(total, occurring(game, seats, seed));
    const counts = things.map((what) => ({ what, count: total[what] ?? 0 }));
    const rarest = counts.toSorted((a, b) => a.count - b.count).slice(0, 8);
    const list = rarest.map(({ what, count }) => `${what} ${count}`).join(', ');
    console.log(`${name}: ${total.matches} matches, ${counts.length} things; the rarest: ${list}`);
    const missing = counts.filter(({ count }) => count === 0).map(({ what }) => what);
    if (MATCHES >= STANDARD) expect(missing).toEqual([]);
  });
}
