// R3.8, R10.9, R10.10: options of the active player between two actions, besides going on.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Option, Player } from '@gaslamp/kernel/state';
import { symbolsOf } from '../box/data.ts';
import { AREA_COUNT } from '../box/ids.ts';
import { type At, cardsIn, DISCARD, HAND, inHand, inPlay, WAITING } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { ability, use } from '../seen/verbs.ts';
import { refuseAbility, useAbility } from './abilities.ts';
import { discardCard } from './cards.ts';
import { chooseDrop, offerDrops, refuseDrop } from './drops.ts';
import type { G } from './effects.ts';
import { DOES_NOT_FIT, EVENT_PENDING, NO_CARD_IN_PLAY, NO_SUCH_INTERRUPT } from './refusals.ts';

/** Returns true if anything but dropping or keeping a card is possible here, from public facts only. */
export function hasAbility(at: At, by: Player): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (refuseAbility(at, by, area) === null) return true;
  return false;
}

/** Appends abilities, interrupts to throw away, and Watson. `next` is the next symbol of the card in play. */
export function offerBetween(at: At, by: Player, next: number, options: Option[]): void {
  for (let area = 0; area < AREA_COUNT; area++)
    if (at.s.areaCards[area] === by && refuseAbility(at, by, area) === null) options.push(ability(area));
  for (const card of at.data.cards('endOwnTurnKeepCard'))
    if (inHand(at.s, by, card) && refuseKeeping(at, next) === null) options.push(use(card));
  offerDrops(at, by, options);
}
/** Carries out an option of `offerBetween` and asks `again`, unless Watson ends the turn. Returns false for other options. */
export function chooseBetween(g: G, by: Player, option: Option, again: Frame): boolean {
  if (use.is(option)) keepCard(g, by, use.card(option));
  else if (ability.is(option)) {
    g.next(again);
    useAbility(g, by, ability.area(option));
  } else return chooseDrop(g, by, option, again);
  return true;
}
export function refuseBetween(at: At, by: Player, next: number, wish: Option): Refused | null {
  const { s, data } = at;
  if (ability.is(wish)) return refuseAbility(at, by, ability.area(wish));
  if (!use.is(wish)) return refuseDrop(at, by, wish);
  if (!inHand(s, by, use.card(wish))) return NO_SUCH_INTERRUPT;
  return data.textOf[use.card(wish)] === 'endOwnTurnKeepCard' ? refuseKeeping(at, next) : DOES_NOT_FIT;
}

/** R10.9: there must be a card in the play zone, and its Random Event must not be pending (R17.6). */
function refuseKeeping({ s, data }: At, next: number): Refused | null {
  const card = inPlay(s);
  if (card < 0) return NO_CARD_IN_PLAY;
  return s.watsonBeforeEvent === 0 && symbolsOf(data, card).indexOf('event', next) >= 0 ? EVENT_PENDING : null;
}
/**
 * R10.9: the card in play returns to the hand, and the rest of the turn is lost, including abilities after the refill (R17.15).
 * A
 * card that waits for its two cards (R9.22) is discarded. R17.5: the refill is an option.
 */
function keepCard(g: G, by: Player, watson: Item): void {
  const kept = inPlay(g.s);
  discardCard(g, by, watson);
  g.move(kept, HAND + by);
  tell(g)?.('kept', { player: by, card: kept });
  for (const card of cardsIn(g.s, WAITING)) g.move(card, DISCARD);
  g.drop('turn.over');
  if (g.s.refillAfterWatson === 1) g.next(refill(by));
}
/** Named by a string, because the questions of a turn (turn.ts) import this module. */
const refill = (by: Player): Frame => ({ effect: 'turn.refill', by });
