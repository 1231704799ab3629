// Checks a data pack against a table of allowed values and describes the problems as codes.
import {
  type Allowed,
  exactly,
  type Fields,
  integer,
  listOf,
  oneOf,
  type Problem,
  type Purpose,
  text,
  tooFew,
} from '@gaslamp/stated/validate';
import type { Card, Pack } from './pack.ts';

const SYMBOLS = integer(0, 9);
const POINTS = integer(0, 20);
const BOMBS = integer(1, 30);
const FLAG = oneOf(true, false);
const NONE = exactly(0);
const COPIES: Record<Card['kind'], Allowed> = {
  game: integer(0, 12),
  starting: integer(0, 4),
  city: exactly(1),
  permanent: integer(0, 1),
  // At least one of each side, so that nobody's identity follows from the pack.
  identity: integer(1, 12),
  token: integer(0, 1),
  sanity: integer(1, 30),
};

/** Returns the allowed fields of a pack, apart from its game and schema. Elements of lists are by id. */
export function fieldsOf(builtIn: Pack): Fields {
  const byId = <T extends { readonly id: string }>(things: readonly T[], fields: (thing: T) => Fields): Fields =>
    Object.fromEntries(things.map((thing) => [thing.id, { id: exactly(thing.id), ...fields(thing) }]));
  const name = text(1, 60);
  return {
    cardsPerStack: byPlayers(integer(1, 5)),
    victoryTarget: byPlayers(integer(1, 99)),
    supplies: {
      cubes: integer(1, 30),
      reserve: integer(0, 30),
      zombies: integer(1, 30),
      blockingDiscs: integer(1, 26),
      tokensAtStart: integer(0, 4),
      slots: integer(0, 2),
    },
    tracks: { war: listOf(integer(0, 30), 30), revolution: listOf(integer(0, 30), 30) },
    numbers: {
      ...Object.fromEntries(Object.keys(builtIn.numbers).map((key) => [key, SYMBOLS])),
      handSize: integer(1, 9),
      arrowStep: integer(1, 9),
      lineCost: integer(1, 9),
      sanityDraw: integer(1, 2),
      maxRounds: integer(10, 1000),
    },
    cities: byId(builtIn.cities, () => ({ name, points: POINTS, needed: BOMBS })),
    royals: byId(builtIn.royals, ({ city }) => ({ name, city: exactly(city), needed: BOMBS, points: POINTS })),
    lines: byId(builtIn.lines, ({ a, b }) => ({ a: exactly(a), b: exactly(b), cost: integer(1, 9) })),
    cards: byId(builtIn.cards, fieldsOfCard),
  };
}
const byPlayers = (amount: Allowed): Fields => ({ 2: amount, 3: amount, 4: amount, 5: amount });

/** Symbols and copies may be corrected. Keys of the rules and values that they never read may not. */
function fieldsOfCard(card: Card): Fields {
  const played = card.kind === 'game' || card.kind === 'starting' || card.kind === 'city';
  const symbols = played ? SYMBOLS : NONE;
  const once = card.agent !== null;
  return {
    name: text(card.name === '' ? 0 : 1, 60),
    kind: exactly(card.kind),
    // R16.4: the Necronomicon's points are for one book.
    copies: once || card.id === 'NECRONOMICON' ? exactly(1) : COPIES[card.kind],
    cubes: symbols,
    gold: symbols,
    bombs: symbols,
    war: symbols,
    revolution: symbols,
    insanity: card.kind === 'game' ? FLAG : exactly(false),
    agent: once
      ? { bombs: SYMBOLS, points: POINTS, kills: FLAG, killsRoyals: FLAG, known: FLAG, steadfast: FLAG }
      : exactly(null),
    effect: exactly(card.effect),
    timing: exactly(card.timing),
    oneUse: card.effect === null ? exactly(false) : FLAG,
    rule: exactly(card.rule),
    invented: exactly(card.invented),
    city: exactly(card.city),
    agentOf: exactly(card.agentOf),
    side: exactly(card.side),
  };
}

/** Returns the problems that only several fields together have: a match of every size must be possible. */
export function problemsOfSetup({ cards, cardsPerStack, cities, supplies, tracks }: Pack): Problem[] {
  const count = (kind: Card['kind']) => cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
  const atLeast = (least: number, kind: Card['kind'], why: Purpose): Problem[] =>
    count(kind) >= least ? [] : [tooFew(kind, count(kind), least, why)];
  const height = Math.max(...Object.values(cardsPerStack));
  const short = (['war', 'revolution'] as const).filter((track) => tracks[track].length < 2);
  return [
    ...atLeast(cities.length * height, 'game', { of: 'city', each: height, rule: 'R2.2' }),
    ...atLeast(5, 'starting', { of: 'hand', each: 5, rule: 'R2.9' }),
    ...atLeast(5, 'identity', { of: 'player', each: 1, rule: 'R2.6' }),
    ...atLeast(5 * supplies.tokensAtStart, 'token', { of: 'player', each: supplies.tokensAtStart, rule: 'R2.7' }),
    ...short.map((track): Problem => ({ path: `tracks.${track}`, code: 'pack.spaces', values: { rule: 'R1.4' } })),
  ];
}
