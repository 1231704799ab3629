// Log sentences: each names the cause and the outcome, and each thing is reported once.

import { at } from '@gaslamp/kernel/lists';
import { AREAS, BY_EVENT, BY_SYMBOL, EVENTS, MONEY, REMOVAL } from '@gaslamp/nanty-narking/box/ids';
import type { EventId, SymbolKey } from '@gaslamp/nanty-narking/box/pack';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { describe, expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { words } from './model.ts';
import { groupsOf, rowOf } from './sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const { data } = nantyNarking();
const [YELLOW, GREEN, BLUE] = [0, 1, 2];
const area = (id: string): number => AREAS.indexOf(id);
const [CITY, STRAND, CHELSEA] = [area('CITY'), area('STRAND'), area('CHELSEA')];
const card = (name: string): number => data.pack.cards.findIndex((one) => one.name === name);
const goodyear = card('Mr. Goodyear');
const eventOf = (id: EventId) => event('event', { player: YELLOW, event: EVENTS.indexOf(id) });
const event = (kind: string, fields: Readonly<Record<string, number>>) => ({ kind, fields });
type Told = ReturnType<typeof event>[];

const m = (you: number | null) => ({
  data,
  you,
  s: { telegraphMoney: 1, variants: 0 },
  names: ['Yellow', 'Green', 'Blue'],
});
const lineOf = (events: Told, you: number | null = null): string =>
  rowOf(m(you), { move: 1, events })
    .map(({ text }) => words(m(you), text))
    .join('\n');
const kill = event('threat', {
  player: GREEN,
  owner: YELLOW,
  area: CITY,
  harm: REMOVAL,
  cause: BY_SYMBOL,
  other: -1,
  amount: 0,
});
const gone = event('removed', { pawn: YELLOW, area: CITY });
const calm = event('calm', { area: CITY });

describe('the deal', () => {
  const deal: Told = [
    event('dealtPersonality', { player: YELLOW, personality: 0 }),
    event('dealtPersonality', { player: GREEN }),
    event('first', { player: GREEN }),
  ];
  test('tells a player who they are, and of the others nothing', () => {
    expect(lineOf(deal, YELLOW)).toBe(
      `You are ${words(m(YELLOW), english.nanty.personality.MORIARTY)} (secret). Secret personalities and cards are dealt. Green goes first.`,
    );
  });
  test('tells a spectator nobody’s', () => {
    expect(lineOf(deal.slice(1))).toBe('Secret personalities and cards are dealt. Green goes first.');
  });
});

describe('a removal', () => {
  test('names who did it first, then what came of it', () => {
    expect(lineOf([kill, calm, gone])).toBe('Green assassinates Yellow’s agent in City. The trouble there is over.');
    expect(lineOf([event('threat', { ...kill.fields, cause: 1 }), gone])).toBe(
      'Green’s card removes Yellow’s agent in City.',
    );
  });
  test('is announced in the log while somebody may answer', () => {
    expect(lineOf([kill])).toBe('Green is about to assassinate Yellow’s agent in City.');
    expect(lineOf([calm, gone])).toBe('One of Yellow’s agents is removed from City. The trouble there is over.');
  });
  test('has nobody to blame where an event or the own dice cause it', () => {
    for (const fields of [
      { ...kill.fields, cause: BY_EVENT },
      { ...kill.fields, cause: 1, player: YELLOW },
    ]) {
      expect(lineOf([event('threat', fields)])).toBe('One of Yellow’s agents in City is about to be removed.');
      expect(lineOf([event('threat', fields), gone])).toBe('One of Yellow’s agents is removed from City.');
    }
  });
  test('of another agent is not what was announced', () => {
    expect(lineOf([kill, event('removed', { pawn: YELLOW, area: STRAND })])).toBe(
      'One of Yellow’s agents is removed from Strand.',
    );
  });
});

describe('trouble', () => {
  test('comes after the pawn that brought it or took it along', () => {
    const moved = event('moved', { pawn: BLUE, from: CITY, to: STRAND });
    expect(lineOf([calm, event('trouble', { area: STRAND }), moved])).toBe(
      'One of Blue’s agents moves from City to Strand. The trouble in City is over. Trouble in Strand.',
    );
    expect(lineOf([event('trouble', { area: STRAND }), event('placed', { pawn: BLUE, area: STRAND })])).toBe(
      'One of Blue’s agents is placed in Strand. There is now trouble there.',
    );
  });
  test('that another thing ended stays where it was told', () => {
    expect(lineOf([calm, event('removed', { pawn: BLUE, area: STRAND })])).toBe(
      'The trouble in City is over. One of Blue’s agents is removed from Strand.',
    );
  });
});

describe('an interrupt', () => {
  const answered = (fields: { card: number; area: number; harm: number }): [Told[number], Told[number]] => [
    event('discarded', { player: YELLOW, card: fields.card }),
    event('interrupted', { player: YELLOW, ...fields }),
  ];
  test('says what it stopped, and its discard is not told apart', () => {
    expect(lineOf(answered({ card: goodyear, area: CITY, harm: REMOVAL }))).toBe(
      'Yellow answers with Mr. Goodyear: the agent in City is saved.',
    );
    expect(lineOf(answered({ card: goodyear, area: -1, harm: MONEY }))).toBe(
      'Yellow answers with Mr. Goodyear: the text has no effect on Yellow.',
    );
    expect(lineOf(answered({ card: goodyear, area: -1, harm: REMOVAL }))).toBe(
      'Yellow answers with Mr. Goodyear: the text has no effect on Yellow.',
    );
  });
  test('that relocates an agent says so', () => {
    const relocates = data.textOf.indexOf('relocateRemovedAgent');
    expect(lineOf(answered({ card: relocates, area: CITY, harm: REMOVAL }))).toContain(
      'the agent in City moves elsewhere instead of being removed.',
    );
  });
  test('keeps a discard of another card', () => {
    const [, interrupted] = answered({ card: goodyear, area: CITY, harm: REMOVAL });
    expect(lineOf([event('discarded', { player: YELLOW, card: 0 }), interrupted])).toMatch(
      /^Yellow discards .* Yellow answers/,
    );
  });
});

describe('an outcome', () => {
  const roll = (player: number, face: number, area: number) => event('rolled', { player, face, area });
  test.each([
    [5, 'Yellow rolls 5: nothing happens.'],
    [7, 'Yellow rolls 7: good luck.'],
    [1, 'Yellow rolls 1: bad luck.'],
  ])('of a gamble with %i is told', (face, sentence) => {
    expect(lineOf([event('die', { player: YELLOW, face })])).toBe(sentence);
  });
  test('of a fire is told by its last roll', () => {
    expect(lineOf([eventOf('FIRE'), roll(YELLOW, 7, CITY), roll(YELLOW, 2, STRAND)])).toMatch(
      /7: City\. The die shows 2: Strand\. The fire goes no further\.$/,
    );
  });
  test('of other events is told only where it is sure', () => {
    const quake: Told = [eventOf('EARTHQUAKE'), roll(YELLOW, 7, CITY), roll(YELLOW, 2, STRAND)];
    expect(lineOf(quake)).toMatch(/7: City\. The die shows 2: Strand\.$/);
    expect(lineOf([...quake, event('buildingRemoved', { player: BLUE, area: STRAND })])).toMatch(
      /7: City\. There is no building there\. The die shows 2: Strand\. Blue’s building in Strand is removed\.$/,
    );
  });
  test('of an event that finds nothing is told in its own words', () => {
    for (const id of EVENTS.filter((id) => !['FOG', 'MARTIAL_LAW', 'NEW_CITIZENS'].includes(id)))
      expect(lineOf([event('missed', { event: EVENTS.indexOf(id) })])).toMatch(
        /^(Nothing|Nobody|No building|There is) .+\.$/,
      );
    expect(lineOf([event('missed', { event: EVENTS.indexOf('RIOTS') })])).toMatch(
      /There is not enough trouble: nothing happens\.$/,
    );
  });
});

test('a building that changes hands is told once', () => {
  const lost = event('buildingRemoved', { player: GREEN, area: CHELSEA });
  const bought = event('bought', { player: BLUE, owner: GREEN, area: CHELSEA });
  expect(lineOf([lost, bought])).toBe('Blue takes over Green’s building in Chelsea.');
  const givenUp = event('buildingRemoved', { player: BLUE, area: CITY });
  expect(lineOf([givenUp, lost, bought])).toBe(
    'Blue’s building in City is removed. Blue takes over Green’s building in Chelsea.',
  );
});

test('who skips a symbol is named', () => {
  const skipped = (symbol: SymbolKey) => {
    const card = data.symbols.findIndex((list) => list.includes(symbol));
    return event('skipped', { player: GREEN, card, index: at(data.symbols, card).indexOf(symbol) });
  };
  for (const symbol of ['agent', 'building', 'kill', 'calm', 'money', 'text', 'another'] as const)
    expect(lineOf([skipped(symbol)])).toMatch(/^Green skips (?!a symbol).+\.$/);
});

test('who sees another’s draw sees that it leaves the discard pile', () => {
  const drew = [event('drew', { player: BLUE, card: goodyear })];
  expect(lineOf(drew, GREEN)).toBe('Blue draws Mr. Goodyear from the discard pile.');
  expect(lineOf(drew, BLUE)).toBe('Blue draws Mr. Goodyear.');
  expect(lineOf([event('drew', { player: BLUE })], GREEN)).toBe('Blue draws a card.');
});

test('cards in sentences stay things to open', () => {
  const answer = event('interrupted', { player: YELLOW, card: goodyear, area: CITY, harm: REMOVAL });
  const entry = at(rowOf(m(null), { move: 1, events: [answer] }), 0);
  expect(entry.text).toContain(`\u0002c${goodyear}\u0003`);
});

test('discards of one player are told together', () => {
  const discards = [1, 2].map((card) => event('discarded', { player: YELLOW, card }));
  expect(groupsOf(discards)).toHaveLength(1);
});
