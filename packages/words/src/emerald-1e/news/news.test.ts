// News at the start of a player's turn, and the results of the player's own draws.
import { builtIn } from '@gaslamp/emerald-1e/box/built-in';
import { dataOf } from '@gaslamp/emerald-1e/box/data';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { expect, test } from 'vitest';
import { addTexts } from '../../text.ts';
import { words } from '../model.ts';
import english from '../text/en.json' with { type: 'json' };
import { newsOf, rollOf } from './news.ts';

addTexts('en', english);
const m = { data: dataOf(builtIn), names: ['Ada', 'Ben', 'Cy'] };
const happened = (what: string, fields: Readonly<Record<string, number>>): VisibleEvent => ({ kind: what, fields });
const says = (sentences: readonly string[]) => sentences.map((text) => words(m, text));
const war = (from: number, to: number) => happened('marker', { track: 0, from, to });

test('R17 a marker that is near its last space comes first, then what was taken, then what the others did', () => {
  const last = builtIn.tracks.war.length - 1;
  const [near, taken, other] = says(
    newsOf(m, 0, [
      happened('cityTaken', { player: 1, city: 2, from: -1 }),
      war(1, 2),
      happened('cityTaken', { player: 1, city: 1, from: 0 }),
      war(2, last - 1),
    ]),
  );
  expect(near).toMatch(new RegExp(`marker is at ${last - 1}: one more step ends the match\\.$`));
  expect(taken).toMatch(/takes control of .+ from Ada\.$/);
  expect(other).toMatch(/^Ben takes control of .+\.$/);
});
test('R14 whoever drew a sanity marker is told which', () => {
  const drew = (player: number, mad: number) => [happened('sanity', { player, mad })];
  expect(says(rollOf(m, 0, drew(0, 1)))).toEqual(['You drew a sanity marker: Mad.']);
  expect(says(rollOf(m, 0, drew(0, 0)))).toEqual(['You drew a sanity marker: Sane.']);
  expect(rollOf(m, 0, drew(1, 1))).toEqual([]);
});
