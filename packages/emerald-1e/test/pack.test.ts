// Tests the data pack: its printed values, and the corrections that a host may make.
import { expect, test } from 'vitest';
import { CARDS, CITIES, CITY_COUNT } from '../src/box/ids.ts';
import { builtIn, correctedFields, readPack } from '../src/box/pack.ts';
import { emerald1e } from '../src/game.ts';

const card = (id: string) => builtIn.cards.find((one) => one.id === id);
const correction = (fields: object) => readPack({ game: 'emerald-1e', corrects: 1, ...fields }, 'mine.json');

test('cards are as the collected data has them', () => {
  expect(card('UNGERN')).toMatchObject({
    name: 'Baron Ungern-Sternberg',
    cubes: 3,
    war: 2,
    agent: { bombs: 2, kills: true, known: true },
  });
  expect(card('SHOGGOTH')).toMatchObject({ bombs: 3, copies: 2, insanity: true, effect: 'shoggoth', oneUse: true });
  expect(card('START_08')).toMatchObject({ kind: 'starting', gold: 1, bombs: 2 });
  expect(card('CITY_ZURICH')).toMatchObject({ kind: 'city', city: 'ZURICH', cubes: 1, gold: 0, revolution: 0 });
  expect(card('DA_HOLMES')).toMatchObject({ kind: 'token', agentOf: 'HOLMES' });
  expect(card('PE_BODYGUARDS')).toMatchObject({ effect: 'bombPlus', invented: true, timing: 'always' });
});

test('the cities of the pack are those of the save format, in its order', () => {
  expect(builtIn.cities.map((city) => city.id)).toEqual([...CITIES]);
});

test('the cheapest routes are the same both ways, and never longer than over a third city', () => {
  const { routes, discounted } = emerald1e().data;
  const far = (list: readonly number[], a: string, b: string) =>
    list[CITIES.indexOf(a as 'LONDON') * CITY_COUNT + CITIES.indexOf(b as 'LONDON')];
  expect(far(routes, 'LONDON', 'BERLIN')).toBe(2);
  expect(far(routes, 'CAIRO', 'WASHINGTON')).toBe(6);
  expect(far(discounted, 'CAIRO', 'WASHINGTON')).toBe(2);
  for (let i = 0; i < routes.length; i++) {
    const [from, to] = [Math.floor(i / CITY_COUNT), i % CITY_COUNT];
    expect(routes[to * CITY_COUNT + from]).toBe(routes[i]);
    for (let over = 0; over < CITY_COUNT; over++)
      expect(routes[i]).toBeLessThanOrEqual(routes[from * CITY_COUNT + over]! + routes[over * CITY_COUNT + to]!);
  }
});

test('the whole pack, handed in as a file, differs in nothing', () => {
  expect(correctedFields(readPack(JSON.parse(JSON.stringify(builtIn)), 'whole.json'))).toEqual([]);
});

test('a host may correct numbers, and sees what differs', () => {
  const pack = correction({
    cards: { FIGNER: { cubes: 2 } },
    lines: { LONDON_PARIS: { cost: 2 } },
    victoryTarget: { 2: 40 },
  });
  expect(correctedFields(pack).map(({ card: of, field, from, to }) => [of, field, from, to])).toEqual([
    [null, 'victoryTarget.2', 33, 40],
    ['FIGNER', 'cubes', 1, 2],
    ['LONDON_PARIS', 'cost', 1, 2],
  ]);
  expect(emerald1e(pack).data.routes[2]).toBe(2);
});

test.each([
  ['a card that there is not', { cards: { NOBODY: { cubes: 1 } } }, /NOBODY/],
  ['a text that is another one', { cards: { FIGNER: { effect: 'zombies' } } }, /cards\.FIGNER\.effect/],
  ['no disc for cards that lay one', { supplies: { blockingDiscs: 0 } }, /supplies\.blockingDiscs/],
  ['no zombie, so that all of them are on the board', { supplies: { zombies: 0 } }, /supplies\.zombies/],
  ['a second book', { cards: { NECRONOMICON: { copies: 2 } } }, /cards\.NECRONOMICON\.copies.*only 1/],
  ['a second copy of an agent', { cards: { FIGNER: { copies: 2 } } }, /cards\.FIGNER\.copies.*only 1/],
  ['a line for nothing', { lines: { LONDON_PARIS: { cost: 0 } } }, /lines\.LONDON_PARIS\.cost/],
  [
    'stacks that there are no cards for',
    { cardsPerStack: { 5: 5 }, cards: { HIRED_ASSASSIN: { copies: 0 } } },
    /R2\.2/,
  ],
  ['a track without spaces', { tracks: { war: [0] } }, /tracks\.war.*R1\.4/],
])('what cannot be is refused in words: %s', (_, fields, words) => {
  expect(() => correction(fields)).toThrow(words);
});

test('what the rules are keyed by is in the pack once', () => {
  expect(new Set(CARDS).size).toBe(CARDS.length);
});

test('what would steer a terminal is a box where a problem of a pack is told', () => {
  const cards = { FIGNER: { name: '\u009b31mX\u202e' }, '\u009b2J': {} };
  const reading = () => readPack({ game: 'emerald-1e', corrects: 1, cards }, 'own.json');
  expect(reading).toThrow('\u25a131mX\u25a1');
  expect(reading).toThrow('\u25a12J');
  expect(reading).not.toThrow(/[\u0080-\u009f\u202e]/);
});
