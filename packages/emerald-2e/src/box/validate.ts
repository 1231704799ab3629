// Checks a data pack against a table of allowed values and describes the problems as codes.
import {
  type Allowed,
  atMost,
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
const STEPS = integer(0, 10);
const POINTS = integer(0, 20);
const BY_PRINT = integer(1, 30);
const FLAG = oneOf(true, false);
const NONE = exactly(0);
/** Texts whose card stays out of the deck: it lies on the identity or bears the pieces that it took. */
const STAYING: readonly Card['effect'][] = ['changeOfHeart', 'hideRoyalty', 'miGo', 'shoggoth', 'yogSothoth'];
const COPIES: Record<Card['kind'], Allowed> = {
  game: integer(0, 12),
  starting: integer(0, 4),
  city: exactly(1),
  royalty: exactly(1),
  // At least one of each side, so that nobody's identity follows from the pack.
  identity: integer(1, 12),
};

/** Returns the allowed fields of a pack, apart from its game and schema. Cards are by id. */
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

/** Printed values and copies may be corrected. Keys of the rules and values that they never read may not. */
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
    // Interrupts and benefits have their own timing; no other text can become one.
    timing: card.timing === 'action' || card.timing === 'free' ? oneOf('action', 'free') : exactly(card.timing),
    oneUse: card.effect === null ? exactly(false) : STAYING.includes(card.effect) ? exactly(true) : FLAG,
    rule: exactly(card.rule),
    city: exactly(card.city),
    assassination: card.kind === 'city' ? BY_PRINT : exactly(null),
    needed: card.kind === 'royalty' ? BY_PRINT : exactly(null),
    side: exactly(card.side),
  };
}

/** Returns the problems that only several fields together have: a match of every size must be possible. */
export function problemsOfSetup({ cards, gameCardsPerCity, sanityDie, supplies }: Pack): Problem[] {
  const atLeast = (least: number, kind: Card['kind'], why: Purpose): Problem[] => {
    const found = cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
    return found >= least ? [] : [tooFew(kind, found, least, why)];
  };
  const perCity = Math.max(...Object.values(gameCardsPerCity));
  const cities = cards.filter((card) => card.kind === 'city').length;
  return [
    ...atLeast(cities * perCity, 'game', { of: 'city', each: perCity, rule: 'R2.2' }),
    ...atLeast(5, 'starting', { of: 'hand', each: 5, rule: 'R2.8' }),
    ...atLeast(5, 'identity', { of: 'player', each: 1, rule: 'R2.9' }),
    ...atMost(sanityDie.faces, sanityDie.insanityFaces, 'sanityDie.insanityFaces', 'sanityDie.faces'),
    ...atMost(supplies.cubes, supplies.cubesInLimbo, 'supplies.cubesInLimbo', 'supplies.cubes'),
    ...cards.flatMap(({ id, killBox, vp }) =>
      killBox ? [] : atMost(0, vp.kill, `cards.${id}.vp.kill`, 'killBox (R10.9)'),
    ),
  ];
}
