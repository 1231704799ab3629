// News at the start of a player's turn, and the results of the player's own rolls.
import { builtIn } from '@gaslamp/emerald-2e/box/built-in';
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, RESTORATIONIST, USES } from '@gaslamp/emerald-2e/box/ids';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { expect, test } from 'vitest';
import { addTexts } from '../../text.ts';
import { modelOf, words } from '../model.ts';
import english from '../text/en.json' with { type: 'json' };
import { newsOf, rollOf } from './news.ts';

addTexts('en', english);
const data = dataOf(builtIn);
const s = emerald2e().setup(3, {});
const m = modelOf({ s, data, you: 0, names: ['Ada', 'Ben', 'Cy'], hidden: [] });
const kind = (id: string) => data.cards.findIndex((card) => card.id === id);
const [BERLIN, PARIS] = [0, 5];

const happened = (what: string, fields: Readonly<Record<string, number>>): VisibleEvent => ({ kind: what, fields });
const marker = (track: number, from: number, to: number) => happened('marker', { track, from, to });
const played = (id: string, use: (typeof USES)[number]) =>
  happened('played', { player: 1, card: kind(id), use: USES.indexOf(use) });
const claimed = happened('claimed', { player: 1, city: PARIS, card: kind('IRENE_ADLER') });
const placed = happened('cubesPlaced', { player: 1, city: BERLIN, count: 2 });
const tells = (...events: VisibleEvent[]) => newsOf(m, 0, events).map((text) => words(m, text));

test('R16.2 what is near the end comes first, each marker once, with how far it is', () => {
  expect(tells(claimed, marker(LOYALIST, 6, 7), placed, marker(LOYALIST, 7, 9))).toEqual([
    'The Loyalist marker is at 9: one more step ends the match.',
    'Ben claims Irene Adler in Paris.',
  ]);
  expect(tells(marker(RESTORATIONIST, 6, 8))).toEqual([
    'The Restorationist marker is at 8: 2 more steps end the match.',
  ]);
  expect(tells(marker(RESTORATIONIST, 1, 2), marker(RESTORATIONIST, 2, 4))).toEqual([
    'The Restorationist marker moves from 1 to 4.',
  ]);
});
test('what was taken from oneself comes before kills, claims, texts and markers', () => {
  const killed = (owner: number) => happened('killed', { player: 1, owner, city: PARIS, card: kind('HIRED_ASSASSIN') });
  expect(
    tells(marker(LOYALIST, 1, 2), played('FREEMASONS', 'text'), claimed, killed(2), killed(0)).map(
      (text) => /agent in|claims|plays|marker/.exec(text)?.[0],
    ),
  ).toEqual(['agent in', 'agent in', 'claims', 'plays', 'marker']);
  expect(tells(killed(2), killed(0))[0]).toBe('Ada’s agent in Paris is killed and placed on Hired Assassin.');
});
test('small things are told where there is nothing else, and nobody is told of cards played for symbols', () => {
  expect(tells(played('FREEMASONS', 'place'), placed)).toEqual(['2 of Ben’s cubes go to Berlin.']);
  expect(tells(placed, claimed)).toEqual(['Ben claims Irene Adler in Paris.']);
  expect(tells(happened('passed', { player: 1 }))).toEqual([]);
});

const sanity = (player: number, insane: number) => happened('sanity', { player, face: 1, insane });
const rolled = (tokens: number, ...events: VisibleEvent[]) => {
  s.tokens[0] = tokens;
  return rollOf(m, 0, events).map((text) => words(m, text));
};
test('R14.1, R14.3, R10.10: whoever rolled is told what the roll cost, and what went with it', () => {
  expect(rolled(3, claimed, sanity(0, 0))).toEqual(['You rolled for Sanity and lost nothing.']);
  expect(
    rolled(
      2,
      happened('cubesToLimbo', { owner: 0, city: BERLIN, count: 1 }),
      happened('royaltyTaken', { player: 0, city: PARIS, card: 0 }),
      sanity(0, 1),
      happened('agentHome', { owner: 0, city: PARIS }),
      happened('cubesToLimbo', { owner: 0, city: PARIS, count: 1 }),
      happened('cubesHome', { owner: 1, city: PARIS, count: 1 }),
    ),
  ).toEqual([
    'You rolled for Sanity and lost a token: 2 are left.',
    'You also lost your agent in Paris.',
    'One of your cubes went from Paris to Limbo.',
  ]);
  expect(rolled(0, sanity(0, 1), sanity(0, 1))).toEqual(['You rolled for Sanity and lost 2 tokens: none is left.']);
  expect(rolled(3, sanity(1, 1), claimed)).toEqual([]);
});
