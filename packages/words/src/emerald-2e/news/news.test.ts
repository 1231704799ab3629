// News at the start of a player's turn, and the results of the player's own rolls.
import { builtIn } from '@gaslamp/emerald-2e/box/built-in';
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, RESTORATIONIST, USES } from '@gaslamp/emerald-2e/box/ids';
import { cell, FACE_UP } from '@gaslamp/emerald-2e/box/state';
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
const turn = (player: number) => happened('turn', { player });
/** Returns Ada's report of events that led to the board as it is. */
const tells = (...events: VisibleEvent[]) => {
  const report = newsOf(m, 0, { events: [turn(1), ...events], later: [turn(0)] });
  return report.map(({ text }) => words(m, text));
};

test('R16.2 a marker is told once in each turn, near its end with how far it is', () => {
  expect(tells(marker(LOYALIST, 6, 7), marker(LOYALIST, 7, 9))).toEqual([
    'Ben: The Loyalist marker is at 9: one more step ends the match.',
  ]);
  expect(tells(marker(RESTORATIONIST, 1, 2), marker(RESTORATIONIST, 2, 4))).toEqual([
    'Ben: The Restorationist marker moves from 1 to 4.',
  ]);
});
test('in order of time everything is told, each line with whose turn it was', () => {
  const killed = happened('killed', { player: 1, owner: 0, city: PARIS, card: kind('HIRED_ASSASSIN') });
  expect(
    tells(played('FREEMASONS', 'text'), claimed, killed, turn(2), placed, happened('passed', { player: 2 })),
  ).toEqual([
    'Ben plays Freemasons.',
    'Ben claims Irene Adler in Paris.',
    'Ben: Ada’s agent in Paris is killed and placed on Hired Assassin.',
    'Ben ends your majority in Paris: nobody has it now.',
  ]);
  expect(tells(played('FREEMASONS', 'place'), placed)).toEqual([]);
});
test('whoever joins the player’s lone agent, and cubes that end a majority, are told also beside bigger things', () => {
  s.agents[cell(0, BERLIN)] = 1;
  s.agents[cell(1, BERLIN)] = 1;
  s.cubes[cell(0, PARIS)] = 2;
  s.cubes[cell(1, PARIS)] = 2;
  const two = happened('cubesPlaced', { player: 1, city: PARIS, count: 2 });
  const joins = happened('agentsPlaced', { player: 1, city: BERLIN, count: 1 });
  expect(tells(claimed, two, joins)).toEqual([
    'Ben claims Irene Adler in Paris.',
    '2 of Ben’s cubes go to Paris.',
    'Ben places an agent in Berlin.',
    'Ben ends your majority in Berlin: nobody has it now.',
    'Ben ends your majority in Paris: nobody has it now.',
  ]);
  s.cubes[cell(1, BERLIN)] = 1;
  s.place[data.kindOf.indexOf(kind('IRENE_ADLER'))] = FACE_UP + BERLIN;
  s.cubes[cell(0, PARIS)] = 3;
  const takes = happened('cubesPlaced', { player: 1, city: BERLIN, count: 1 });
  expect(tells(joins, takes).slice(2)).toEqual([
    'Ben takes the majority in Berlin from you.',
    'Ben can now claim Irene Adler in Berlin, where you have pieces.',
    'Ben could now attack your agent in Berlin.',
  ]);
  for (const list of [s.agents, s.cubes]) list.fill(0);
});
test('what names no place leads to the player', () => {
  const scored = happened('scored', { player: 1, type: 0, points: 2 });
  const report = newsOf(m, 0, { events: [turn(1), scored, claimed], later: [] });
  expect(report.map(({ at }) => at)).toEqual(['player.1', null]);
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
