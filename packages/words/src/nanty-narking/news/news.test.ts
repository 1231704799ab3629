// News at the start of a player's turn.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { cell, NOBODY_HERE } from '@gaslamp/nanty-narking/box/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { expect, test } from 'vitest';
import { addTexts } from '../../text.ts';
import { modelOf, words } from '../model.ts';
import english from '../text/en.json' with { type: 'json' };
import { newsOf, seenOf } from './news.ts';

addTexts('en', english);
const data = dataOf(builtIn, '');
const s = nantyNarking().setup(3, {});
const m = modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: new Map() as never });
const happened = (what: string, fields: Readonly<Record<string, number>>): VisibleEvent => ({ kind: what, fields });
const turn = (player: number) => happened('turn', { player });
/** Returns Ann's report of events that led to the board as it is. */
const tells = (...events: VisibleEvent[]) => {
  const from = events[0]?.kind === 'turn' ? [] : [turn(1)];
  const report = newsOf(m, 0, { events: [...from, ...events], later: [turn(0)] });
  return report.map(({ text }) => words(m, text));
};

test('what happened is told in order of time, then trouble, money and cards of each turn', () => {
  expect(
    tells(
      happened('played', { player: 1, card: 0 }),
      happened('money', { player: 1, amount: 4 }),
      happened('trouble', { area: 0 }),
      happened('trouble', { area: 3 }),
      happened('calm', { area: 3 }),
      happened('event', { player: 1, event: 0 }),
      happened('money', { player: 1, amount: 5 }),
      turn(2),
      happened('built', { player: 2, area: 1, price: 12 }),
      happened('money', { player: 2, amount: -12 }),
      happened('trouble', { area: 4 }),
    ).map((text) => text.replace(/draws .+/, 'draws.').replace(/plays .+/, 'plays.')),
  ).toEqual([
    expect.stringMatching(/^Ben draws/),
    expect.stringMatching(/^Ben: There is new trouble in [^ ]+\.$/),
    'Ben takes £9.',
    'Ben plays.',
    'Cat builds in Westminster for £12.',
    expect.stringMatching(/^Cat: There is new trouble in [^ ]+\.$/),
  ]);
});
test('what was taken from oneself is told with whose turn it was', () => {
  s.buildings[2] = NOBODY_HERE;
  expect(tells(happened('buildingRemoved', { player: 0, area: 2 }))).toEqual([
    'Ben: Ann’s building in Strand is removed.',
    'Ben ends your control of Strand: nobody controls it now.',
  ]);
});
test('R7.2, R7.4: the agent that takes a fifth area, and one beside a lone agent, are told also beside bigger things', () => {
  s.agents.fill(0);
  s.buildings.fill(NOBODY_HERE);
  for (const area of [4, 5, 6, 7, 8]) s.agents[cell(1, area)] = 1;
  s.agents[cell(0, 8)] = 1;
  expect(tells(happened('event', { player: 1, event: 0 }), happened('placed', { pawn: 1, area: 8 })).slice(1)).toEqual([
    'One of Ben’s agents is placed in Bermondsey.',
    expect.stringMatching(/^Ben ends your control of .+: nobody controls it now\.$/),
    'Ben now has agents in 5 areas and controls 4.',
  ]);
  s.agents.fill(0);
});
test('R4: trouble that came and went is none', () => {
  expect(tells(happened('trouble', { area: 2 }), happened('calm', { area: 2 }))).toEqual([]);
  expect(tells(happened('calm', { area: 2 }))).toEqual(['Ben: There is no more trouble in Strand.']);
});

const sees = (...events: VisibleEvent[]) => seenOf(m, 0, events).map((text) => words(m, text));
const cards = [3, 4].map((card) => data.pack.cards[card]!.name);

test('R9.9: whoever looks at personalities is told which of them nobody is, others are told nothing', () => {
  expect(
    sees(happened('peeked', { player: 0, personality: 1 }), happened('peeked', { player: 0, personality: 6 })),
  ).toEqual(['Fagin and Sherlock Holmes are not in play.']);
  expect(sees(happened('peeked', { player: 0, personality: 6 }))).toEqual(['Sherlock Holmes is not in play.']);
  expect(sees(happened('peeked', { player: 1 }))).toEqual([]);
  expect(sees(happened('swappedPersonality', { player: 0, personality: 0 }))).toEqual([
    'You are now Professor Moriarty.',
  ]);
});
test('R9.20, R9.2: a hand that was looked at and cards that came are told to whom they were shown', () => {
  expect(
    sees(happened('looked', { player: 0, owner: 2, card: 3 }), happened('looked', { player: 0, owner: 2, card: 4 })),
  ).toEqual([`Cat holds ${cards.join(' and ')}.`]);
  // Nothing is reported about the viewer's own hand.
  expect(sees(happened('looked', { player: 1, owner: 0, card: 3 }))).toEqual([]);
  expect(sees(happened('passed', { player: 1, to: 0, back: 0, card: 3 }))).toEqual([
    `You received ${cards[0]} from Ben.`,
  ]);
  expect(sees(happened('passed', { player: 0, to: 1, back: 0, card: 3 }))).toEqual([]);
});
test('what one draws is told, but not the hand that is refilled as a turn ends', () => {
  expect(sees(happened('drew', { player: 0, card: 4 }))).toEqual([`You drew ${cards[1]}.`]);
  expect(sees(happened('drew', { player: 0, card: 4 }), happened('turn', { player: 1 }))).toEqual([]);
});
