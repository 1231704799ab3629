// R10.2, R10.3 Interrupts: announces an instance, lets the affected player answer, and carries it out unless it was stopped.
import type { Frame, Item, Option, Player } from '@gaslamp/kernel/state';
import { backOf } from '../box/data.ts';
import { AREA_COUNT, BY_EVENT, BY_TEXT, CARDS_IN_HAND, MONEY, MOVE, REMOVAL, TOPIC_OF } from '../box/ids.ts';
import type { Card, EffectKey } from '../box/pack.ts';
import { type At, countIn, HAND, inHand, inPlay, inTurnOrder, isPublic, moneyOf } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { pass, to, use } from '../seen/verbs.ts';
import { discardCard } from './cards.ts';
import { chooseDrop, offerDrops, refuseDrop } from './drops.ts';
import { choice, type G, step } from './effects.ts';
import { arrive, leave, movePawn, removePawn } from './pawns.ts';
import { DOES_NOT_FIT, NO_SUCH_INTERRUPT, RELOCATES_ELSEWHERE } from './refusals.ts';

/** Outcomes of an instance: `outcome` in the state. */
export const HAPPENS = 0;
const STOPPED = 1;
/** The agent goes to another area instead (R10.8): this plus the area. */
export const RELOCATED = 2;

/**
 * An instance (R10.2): a harm that `from` is about to do to `owner`. `area` is -1 if it is about no area; `other` is the player
 * who gets the money (R9.37) or the owner of the other pawn (R9.27), else -1.
 */
export type Instance = {
  readonly from: Player;
  readonly owner: number;
  readonly area: number;
  readonly harm: number;
  readonly cause: number;
  readonly other: number;
};
const NOBODY_ELSE = -1;
export const NOWHERE = -1;

/** R10.5 to R10.8: returns true if a card of that effect answers the instance. */
function answersIt(effect: EffectKey | null | undefined, { from, owner, harm, cause }: Instance): boolean {
  const byAnother = from !== owner;
  switch (effect) {
    case 'blockText':
      return byAnother && cause === BY_TEXT;
    case 'blockMoveOrRemovalByPlayer':
      return byAnother && cause !== BY_EVENT && harm <= MOVE;
    // R10.8a: also against the player's own cards and rolls.
    case 'blockRemoval':
    case 'relocateRemovedAgent':
      return harm === REMOVAL;
    default:
      return false;
  }
}

/**
 * R10.12: returns true if a player could hold an answer, as far as the whole table knows: from counts, colours and open cards,
 * never
 * from a hand. A window that opened only for a holder would reveal the card.
 */
function mayAnswer(at: At, instance: Instance): boolean {
  const { s, data } = at;
  const backs = unseenBacks(at, instance.owner);
  for (const card of data.interrupts) {
    if (!answersIt(at.data.textOf[card], instance)) continue;
    if (isPublic(s, card) ? inHand(s, instance.owner, card) : (backs >> backOf(data, card)) & 1) return true;
  }
  return false;
}
/** Returns the colours of the cards in a hand that are not public: a bit for each. */
function unseenBacks({ s, data }: At, player: Player): number {
  let backs = 0;
  for (let card = 0; card < data.playable.length; card++)
    if (s.place[card] === HAND + player && !isPublic(s, card)) backs |= 1 << backOf(data, card);
  return backs;
}

/** Announces an instance with all its choices (R10.2) and asks its owner. Neutrals have no owner who could answer. */
const announce = step<Instance>('window.announce', (g, { from, owner, area, harm, cause, other }) => {
  g.s.outcome = HAPPENS;
  if (owner >= g.s.seats) return;
  const amount = atStake(g, owner, harm);
  tell(g)?.('threat', { player: from, owner, area, harm, cause, other, amount });
  g.next(answer({ by: owner, from, owner, area, to: -1, harm, cause, other, amount }));
});
/** Returns the pounds that a text takes from other players. */
function asks(text: Card | undefined): number {
  switch (text?.effect) {
    case 'sellCardToPlayer':
      return text.params.price;
    case 'takeMoneyFromEachOther':
    case 'takeMoneyFromPlayer':
    case 'forcePaymentBetweenOthers':
      return text.params.amount;
    case 'dieGambleSteal':
      return text.params.stealFromPlayer;
    default:
      return 0;
  }
}
/** Returns the pounds that the text in play would take, at most all its owner has (R8.4). */
function atStake({ s, data }: At, owner: Player, harm: number): number {
  if (harm !== MONEY && harm !== CARDS_IN_HAND) return 0;
  return Math.min(asks(data.pack.cards[inPlay(s)]), moneyOf(s, owner));
}

const answer = choice('window.answer', {
  pass,
  topic: ({ harm }) => TOPIC_OF[harm]!,
  options(at, instance) {
    // R10.13: one interrupt stops one instance.
    if (at.s.outcome !== HAPPENS || !mayAnswer(at, instance)) return [];
    const { by } = instance;
    const options: Option[] = [pass];
    for (const card of at.data.interrupts)
      if (inHand(at.s, by, card) && answersIt(at.data.textOf[card], instance)) options.push(use(card));
    offerDrops(at, by, options);
    return options;
  },
  choose(g, instance, option) {
    if (use.is(option)) interrupt(g, instance, use.card(option));
    else chooseDrop(g, instance.by, option, answer(instance));
  },
  refuse(at, instance, wish) {
    if (!use.is(wish)) return refuseDrop(at, instance.by, wish);
    if (!inHand(at.s, instance.by, use.card(wish))) return NO_SUCH_INTERRUPT;
    return answersIt(at.data.textOf[use.card(wish)], instance) ? null : DOES_NOT_FIT;
  },
});

type Harmed = Pick<Instance, 'owner' | 'area' | 'harm'>;
/** Plays an interrupt card: it is then discarded (R10.1), and cannot be answered (R10.4). */
export function interrupt(g: G, { owner, area, harm }: Harmed, card: Item): void {
  const effect = g.data.textOf[card];
  if (effect === 'relocateRemovedAgent') {
    g.next(relocate({ by: owner, card, area }));
    return;
  }
  // R10.5: immune to this text until it is done. R17.14: as an option only to this instance.
  if (effect === 'blockText' && g.s.blockOneEffect === 0) g.s.immune |= 1 << owner;
  g.s.outcome = STOPPED;
  discardCard(g, owner, card);
  tell(g)?.('interrupted', { player: owner, card, area, harm });
}

/** R10.8: any other area is allowed, adjacent or not. */
const relocate = choice('window.relocate', {
  options: (_, { area }) => {
    const options: Option[] = [];
    for (let other = 0; other < AREA_COUNT; other++) if (other !== area) options.push(to(other));
    return options;
  },
  choose(g, { by, card, area }, option) {
    discardCard(g, by, card);
    tell(g)?.('interrupted', { player: by, card, area, harm: REMOVAL });
    g.s.outcome = RELOCATED + to.area(option);
  },
  refuse: (_, { area }, wish) => (to.is(wish) && to.area(wish) === area ? RELOCATES_ELSEWHERE : null),
});

/** Removes a pawn from the board, with announcement and answer. `pawn` may be a neutral. */
export function removal(g: G, from: Player, pawn: number, area: number, cause: number): void {
  g.next(threatenRemoval(from, pawn, area, cause), removed({ pawn, area }));
}
/** W1: announces a removal. Later effects read `outcome`. */
export const threatenRemoval = (from: Player, pawn: number, area: number, cause: number): Frame =>
  announce({ from, owner: pawn, area, harm: REMOVAL, cause, other: NOBODY_ELSE });
/** R10.4: if nothing was removed the marker stays. */
const removed = step<{ pawn: number; area: number }>('window.removed', (g, { pawn, area }) =>
  carryOut(g, pawn, area, g.s.outcome),
);

export function carryOut(g: G, pawn: number, area: number, outcome: number): void {
  if (outcome === HAPPENS) removePawn(g, pawn, area);
  else if (outcome >= RELOCATED) movePawn(g, pawn, area, outcome - RELOCATED);
}

/** W2: announces that a text is about to move another player's agent. Returns the question to its owner. */
function threatenMove(g: G, from: Player, owner: Player, area: number, to: number, other = NOBODY_ELSE): Frame {
  const threat = { owner, area, to, harm: MOVE, cause: BY_TEXT, other, amount: 0 };
  g.s.outcome = HAPPENS;
  tell(g)?.('threat', { player: from, ...threat });
  return answer({ by: owner, from, ...threat });
}
/** Moves a pawn to another area by a text. Nobody is asked about own pawns (R10.6) and neutrals. */
export function displacement(g: G, from: Player, pawn: number, area: number, target: number): void {
  if (pawn === from || pawn >= g.s.seats) movePawn(g, pawn, area, target);
  else g.next(threatenMove(g, from, pawn, area, target), displaced({ pawn, area, target }));
}
const displaced = step<{ pawn: number; area: number; target: number }>(
  'window.displaced',
  (g, { pawn, area, target }) => {
    if (g.s.outcome === HAPPENS) movePawn(g, pawn, area, target);
  },
);

/** Two pawns and their areas. */
type Pair = { readonly a: number; readonly areaA: number; readonly b: number; readonly areaB: number };

/** R9.27: exchanges two pawns in one instance. R10.13: the first of two owners decides first. */
export function exchangePawns(g: G, from: Player, pair: Pair): void {
  const { a, areaA, b, areaB } = pair;
  g.s.outcome = HAPPENS;
  const concerned = inTurnOrder(g.s, g.s.active).filter((owner) => owner !== from && (owner === a || owner === b));
  const windows = concerned.map((owner) =>
    owner === a ? threatenMove(g, from, a, areaA, areaB, b) : threatenMove(g, from, b, areaB, areaA, a),
  );
  g.next(...windows, exchanged(pair));
}
/** Both are lifted, then each is put into the other's area: trouble changes in that order. */
const exchanged = step<Pair>('window.exchanged', (g, { a, areaA, b, areaB }) => {
  if (g.s.outcome !== HAPPENS) return;
  leave(g, a, areaA);
  leave(g, b, areaB);
  arrive(g, a, areaB);
  arrive(g, b, areaA);
  tell(g)?.('moved', { pawn: a, from: areaA, to: areaB });
  tell(g)?.('moved', { pawn: b, from: areaB, to: areaA });
});

/**
 * W3: announces that a text is about to do `harm` to the money, the hand or (in that area) the building of `owner`. Later
 * effects
 * read `outcome`.
 */
export const touch = (harm: number, from: Player, owner: Player, area = NOWHERE, other = NOBODY_ELSE): Frame =>
  announce({ from, owner, area, harm, cause: BY_TEXT, other });

export const handSize = (at: At, player: Player): number => countIn(at.s, HAND + player);
