// What a data pack may hold, as a table, and what is wrong with one, in words.
import type { Card, Pack } from './pack.ts';

/** One thing in a file that cannot stay: where it is, what was found there, and what is allowed. */
export interface Problem {
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
}

/** What a field may hold: as a test, and in words. */
export interface Allowed {
  readonly allows: (value: unknown) => boolean;
  readonly words: string;
}

/** Fields by name, each with what it may hold. */
export interface Fields {
  readonly [field: string]: Allowed | Fields;
}

export type Json = Readonly<Record<string, unknown>>;

// ---- what a field may hold ---------------------------------------------------
export const exactly = (value: unknown): Allowed => ({
  allows: (found) => found === value,
  words: `only ${JSON.stringify(value)}`,
});
const oneOf = (...values: readonly unknown[]): Allowed => ({
  allows: (found) => values.includes(found),
  words: values.map((value) => JSON.stringify(value)).join(' or '),
});
const integer = (least: number, most: number): Allowed => ({
  allows: (found) => Number.isInteger(found) && Number(found) >= least && Number(found) <= most,
  words: `a whole number from ${least} to ${most}`,
});
const text = (least: number, most: number): Allowed => ({
  allows: (found) => typeof found === 'string' && found.length >= least && found.length <= most,
  words: `a text of ${least} to ${most} characters`,
});
const listOf = (item: Allowed, most: number): Allowed => ({
  allows: (found) => Array.isArray(found) && found.length <= most && found.every(item.allows),
  words: `a list of up to ${most}, each ${item.words}`,
});

// ---- what a pack may hold ----------------------------------------------------
const SYMBOLS = integer(0, 9);
const STEPS = integer(0, 10);
const POINTS = integer(0, 20);
const BY_PRINT = integer(1, 30);
const FLAG = oneOf(true, false);
const NONE = exactly(0);
/** Texts whose card stays out of the deck: it lies on the identity or bears what it took. */
const STAYING: readonly Card['effect'][] = ['changeOfHeart', 'hideRoyalty', 'miGo', 'shoggoth', 'yogSothoth'];
const COPIES: Record<Card['kind'], Allowed> = {
  game: integer(0, 12),
  starting: integer(0, 4),
  city: exactly(1),
  royalty: exactly(1),
  // Of both sides, so that nobody's identity follows from the pack.
  identity: integer(1, 12),
};

/** What may stand where in a pack, next to its game and its schema. Cards are by id. */
export function fieldsOf(builtIn: Pack): Fields {
  return {
    gameCardsPerCity: byPlayers(integer(1, 20)),
    victoryTarget: byPlayers(integer(1, 99)),
    sanityDie: { faces: integer(1, 100), insanityFaces: integer(0, 100) },
    supplies: {
      agents: integer(2, 30),
      cubes: integer(1, 30),
      cubesInLimbo: integer(0, 30),
      tokens: integer(1, 9),
      zombies: integer(0, 30),
    },
    cards: Object.fromEntries(builtIn.cards.map((card) => [card.id, fieldsOfCard(card)])),
  };
}

const byPlayers = (amount: Allowed): Fields => ({ 2: amount, 3: amount, 4: amount, 5: amount });

/** Fields and copies may be corrected; what the rules are keyed by stays as it is, and so does what they never read. */
function fieldsOfCard(card: Card): Fields {
  const claimed = card.kind === 'game' || card.kind === 'city';
  const played = claimed || card.kind === 'starting';
  const symbols = played ? SYMBOLS : NONE;
  const points = claimed ? POINTS : NONE;
  return {
    id: exactly(card.id),
    numbers: listOf(text(1, 10), 20),
    name: text(card.name === '' ? 0 : 1, 60),
    kind: exactly(card.kind),
    copies: COPIES[card.kind],
    place: symbols,
    claim: symbols,
    retrieve: symbols,
    move: symbols,
    assassinate: symbols,
    restorationist: played ? STEPS : NONE,
    loyalist: played ? STEPS : NONE,
    // R3.1: Fenians double the agents or have bombs of their own, and there is one use to choose from.
    bombs: played && card.effect !== 'fenians' ? integer(0, 12) : NONE,
    vp: {
      neutral: points,
      // R10.10, R18.9: the points of royalty are Restorationist, or turn Loyalist when it is hidden.
      restorationist: card.kind === 'royalty' ? POINTS : points,
      loyalist: points,
      kill: played ? POINTS : NONE,
    },
    killBox: played ? FLAG : exactly(false),
    insanity: claimed ? SYMBOLS : NONE,
    agents: claimed ? SYMBOLS : NONE,
    effect: exactly(card.effect),
    // Interrupts and benefits have moments of their own; no other text can become one.
    timing: card.timing === 'action' || card.timing === 'free' ? oneOf('action', 'free') : exactly(card.timing),
    oneUse: card.effect === null ? exactly(false) : STAYING.includes(card.effect) ? exactly(true) : FLAG,
    rule: exactly(card.rule),
    city: exactly(card.city),
    assassination: card.kind === 'city' ? BY_PRINT : exactly(null),
    needed: card.kind === 'royalty' ? BY_PRINT : exactly(null),
    side: exactly(card.side),
  };
}

/** What is wrong only with several fields together: a match of every size must be possible. */
export function problemsOfSetup({ cards, gameCardsPerCity, sanityDie, supplies }: Pack): Problem[] {
  const atLeast = (least: number, kind: Card['kind'], why: string): Problem[] => {
    const found = cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
    return found >= least
      ? []
      : [{ path: 'cards', found: `${found} ${kind} cards`, allowed: `at least ${least}, ${why}` }];
  };
  const atMost = (most: number, found: number, path: string, why: string): Problem[] =>
    found <= most ? [] : [{ path, found: String(found), allowed: `at most ${most}, ${why}` }];
  const perCity = Math.max(...Object.values(gameCardsPerCity));
  const cities = cards.filter((card) => card.kind === 'city').length;
  return [
    ...atLeast(cities * perCity, 'game', `${perCity} for each city (R2.2)`),
    ...atLeast(5, 'starting', 'a hand (R2.8)'),
    ...atLeast(5, 'identity', 'one for each player (R2.9)'),
    ...atMost(sanityDie.faces, sanityDie.insanityFaces, 'sanityDie.insanityFaces', 'the faces of the die'),
    ...atMost(supplies.cubes, supplies.cubesInLimbo, 'supplies.cubesInLimbo', 'the cubes of a player'),
    ...cards.flatMap(({ id, killBox, vp }) =>
      killBox ? [] : atMost(0, vp.kill, `cards.${id}.vp.kill`, 'since the card has no kill box (R10.9)'),
    ),
  ];
}

// ---- checking ------------------------------------------------------------------
/**
 * Everything in `value` that is not as `allowed` says. Fields that nobody asked for are problems; missing ones only when
 * the value must be `whole`.
 */
export function problemsIn(value: unknown, allowed: Allowed | Fields, path: string, whole: boolean): Problem[] {
  if (isLeaf(allowed)) return allowed.allows(value) ? [] : [{ path, found: shown(value), allowed: allowed.words }];
  if (!isObject(value)) return [{ path, found: shown(value), allowed: inWords(allowed) }];
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(allowed, field));
  const problems: Problem[] = unknown.map((field) => ({
    path: below(path, field),
    found: 'an unknown field',
    allowed: Object.keys(allowed).join(', '),
  }));
  for (const [field, inner] of Object.entries(allowed)) {
    const where = below(path, field);
    if (Object.hasOwn(value, field)) problems.push(...problemsIn(value[field], inner, where, whole));
    else if (whole) problems.push({ path: where, found: 'nothing', allowed: inWords(inner) });
  }
  return problems;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a file in a few words. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : quoted(value);
}

/** The path of a field. Names come from a file, so odd ones are quoted: they end up in a terminal. */
export const below = (path: string, field: string): string =>
  [...(path === '' ? [] : [path]), /^[\w-]{1,40}$/.test(field) ? field : quoted(field)].join('.');

function quoted(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

const isLeaf = (allowed: Allowed | Fields): allowed is Allowed => typeof allowed.allows === 'function';

const inWords = (allowed: Allowed | Fields): string =>
  isLeaf(allowed) ? allowed.words : `an object of ${Object.keys(allowed).join(', ')}`;
