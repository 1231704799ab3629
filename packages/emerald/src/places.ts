// Places of cards: a hand, a deck and a discard pile for each player, and queries for any place.
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import type { Cards, Kind, Printed } from './cards.ts';
import { copiesOf } from './cards.ts';
import { DAYS } from './seats.ts';

export const HAND: Place = 0;
export const DECK: Place = DAYS.length;
export const DISCARD: Place = 2 * DAYS.length;

/** The part of a state that places items. */
interface Lying {
  readonly place: readonly Place[];
}

/** Returns the only item in a place that holds at most one, or -1. */
export const itemIn = (s: Lying, place: Place): Item => s.place.indexOf(place);
export function countIn({ place: places }: Lying, place: Place): number {
  let n = 0;
  for (let i = 0; i < places.length; i++) if (places[i] === place) n++;
  return n;
}
/** Returns a card of that kind in a player's hand, or -1. */
export function inHand(at: { s: Lying; data: Pick<Cards<Printed>, 'copies'> }, player: Player, kind: Kind): Item {
  for (const item of copiesOf(at.data, kind)) if (at.s.place[item] === HAND + player) return item;
  return -1;
}
/** Returns the cards in one of a player's own places, ascending. A plain loop, because every question searches hands. */
export function cardsIn(at: { s: Lying; data: Pick<Cards<Printed>, 'ownable'> }, player: Player, lie: Place): Item[] {
  const { place } = at.s;
  const items = at.data.ownable[player]!;
  const found: Item[] = [];
  for (let i = 0; i < items.length; i++) if (place[items[i]!] === lie) found.push(items[i]!);
  return found;
}
