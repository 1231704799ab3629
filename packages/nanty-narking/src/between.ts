// R3.8, R10.9, R10.10: what the active player may do between two actions, besides going on.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Option, Player } from '@gaslamp/kernel/state';
import { refuseAbility, useAbility } from './abilities.ts';
import { discardCard } from './cards.ts';
import { symbolsOf } from './data.ts';
import { chooseDrop, offerDrops, refuseDrop } from './drops.ts';
import type { G } from './effects.ts';
import { AREA_COUNT } from './ids.ts';
import { DOES_NOT_FIT, EVENT_PENDING, NO_CARD_IN_PLAY, NO_SUCH_INTERRUPT } from './refusals.ts';
import { type At, cardsIn, DISCARD, HAND, inHand, inPlay, WAITING } from './state.ts';
import { tell } from './told.ts';
import { ability, use } from './verbs.ts';

/** Whether anything but dropping or keeping a card could be done here, from public facts only. */
export function hasAbility(at: At, by: Player): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (refuseAbility(at, by, area) === null) return true;
  return false;
}

/** Abilities, interrupts to throw away, and Watson. `next` is the symbol that comes next on the card in play. */
export function offerBetween(at: At, by: Player, next: number, options: Option[]): void {
  for (let area = 0; area < AREA_COUNT; area++)
    if (at.s.areaCards[area] === by && refuseAbility(at, by, area) === null) options.push(ability(area));
  for (const card of at.data.cards('endOwnTurnKeepCard'))
    if (inHand(at.s, by, card) && refuseKeeping(at, next) === null) options.push(use(card));
  offerDrops(at, by, options);
}
/** Carries out an option of `offerBetween` and asks `again`, unless Watson ends the turn; false if it is none of them. */
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

/** R10.9: a card must be in the play zone, without its Random Event pending (R17.6). */
function refuseKeeping({ s, data }: At, next: number): Refused | null {
  const card = inPlay(s);
  if (card < 0) return NO_CARD_IN_PLAY;
  return s.watsonBeforeEvent === 0 && symbolsOf(data, card).indexOf('event', next) >= 0 ? EVENT_PENDING : null;
}
/**
 * R10.9: the card in play goes back to the hand, the rest of the turn is lost, abilities after the refill too (R17.15). What
 * waits for its two cards (R9.22) is discarded. R17.5: refill or not.
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
/** By its name, since a turn's questions (turn.ts) offer what is in here. */
const refill = (by: Player): Frame => ({ effect: 'turn.refill', by });
