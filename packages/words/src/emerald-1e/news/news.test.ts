// News at the start of a player's turn, and the results of the player's own draws.
import { builtIn } from '@gaslamp/emerald-1e/box/built-in';
import { dataOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF } from '@gaslamp/emerald-1e/box/ids';
import { cell } from '@gaslamp/emerald-1e/box/state';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { expect, test } from 'vitest';
import { addTexts } from '../../text.ts';
import { words } from '../model.ts';
import english from '../text/en.json' with { type: 'json' };
import { newsOf, rollOf } from './news.ts';

addTexts('en', english);
const s = emerald1e().setup(3, {});
const m = { s, data: dataOf(builtIn), names: ['Ada', 'Ben', 'Cy'], you: 0 };
const happened = (what: string, fields: Readonly<Record<string, number>>): VisibleEvent => ({ kind: what, fields });
const says = (sentences: readonly string[]) => sentences.map((text) => words(m, text));
const war = (from: number, to: number) => happened('marker', { track: 0, from, to });

/** Returns Ada's report of events that led to the board as it is. */
const tells = (...events: VisibleEvent[]) =>
  says(newsOf(m, 0, { events: [happened('turn', { player: 1 }), ...events], later: [] }).map(({ text }) => text));

test('R7, R17 cities that change hands are told in order of time, then how far a marker is from its last space', () => {
  const last = builtIn.tracks.war.length - 1;
  const [other, taken, near] = tells(
    happened('cityTaken', { player: 1, city: 2, from: -1 }),
    war(1, 2),
    happened('cityTaken', { player: 1, city: 1, from: 0 }),
    war(2, last - 1),
  );
  expect(near).toMatch(new RegExp(`^Ben: The .+ marker is at ${last - 1}: one more step ends the match\\.$`));
  expect(taken).toMatch(/takes control of .+ from Ada\.$/);
  expect(other).toMatch(/^Ben takes control of .+\.$/);
});
test('R5, R6.2 cubes that end a lead and make a claim possible are told, also beside bigger things', () => {
  const box = BOX_OF + 2;
  s.control[2] = 0;
  s.cubes[cell(0, box)] = 1;
  s.cubes[cell(1, box)] = 2;
  const placed = happened('cubesPlaced', { player: 1, target: box, count: 2 });
  expect(tells(placed, happened('cityTaken', { player: 1, city: 5, from: 2 }))).toEqual([
    expect.stringMatching(/^Ben places 2 cubes on .*Paris.*\.$/),
    'Ben takes control of Washington from Cy.',
    expect.stringMatching(/^Ben takes the most influence on .*Paris.* from you\.$/),
    'Ben can now claim Paris from you.',
  ]);
});
test('R14 whoever drew a sanity marker is told which', () => {
  const drew = (player: number, mad: number) => [happened('sanity', { player, mad })];
  expect(says(rollOf(m, 0, drew(0, 1)))).toEqual(['You drew a sanity marker: Mad.']);
  expect(says(rollOf(m, 0, drew(0, 0)))).toEqual(['You drew a sanity marker: Sane.']);
  expect(rollOf(m, 0, drew(1, 1))).toEqual([]);
});
