// Chooses the copy of a card that leaves a hand.
import { type Item, type Mask, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { type Cards, copiesOf, type Kind, type Printed } from './cards.ts';
import { DECK, DISCARD, HAND } from './places.ts';

/** The parts of a table that distinguish copies. */
interface Alike {
  readonly s: { readonly place: readonly Place[]; readonly seenBy: readonly Mask[] };
  readonly data: Pick<Cards<Printed>, 'copies'>;
  exchange(a: Item, b: Item): void;
}

/**
 * Returns the copy of a card to move out of a hand in the open. Copies are identical, but everybody sees which item leaves. If
 * others know a copy in this hand, from a take-back, it is that one: else they would see it stay while another leaves. If they
 * know none, it is the first of all copies that they cannot tell apart, wherever they lie, exchanged with one of the hand, so
 * the choice reveals nothing about the others. Throws if the hand holds none.
 */
export const copyFromHand = (g: Alike, by: Player, kind: Kind): Item => copyFrom(g, HAND, by, kind);
/** Like `copyFromHand`, for a card to show or to move out of the player's hand, deck or discard pile. */
export function copyFrom(g: Alike, pile: Place, by: Player, kind: Kind): Item {
  const { place, seenBy } = g.s;
  const copies = copiesOf(g.data, kind);
  const isKnown = (item: Item): boolean => (seenBy[item]! & ~only(by)) !== NOBODY;
  const held = copies.filter((item) => place[item] === pile + by);
  if (held.length === 0) throw new Error(`no card of kind ${kind} is in that pile of player ${by}`);
  const known = held.find(isKnown);
  if (known !== undefined) return known;
  const item = held[0]!;
  const first = copies.find(
    (copy) => copy === item || (!isKnown(copy) && PILES.some((one) => place[copy] === one + by)),
  )!;
  if (first !== item) g.exchange(first, item);
  return first;
}
const PILES = [HAND, DECK, DISCARD];
