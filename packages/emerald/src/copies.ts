// Which copy of a card leaves a hand.
import { type Item, type Mask, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { type Cards, copiesOf, type Kind, type Printed } from './cards.ts';
import { DECK, DISCARD, HAND } from './places.ts';

/** Of a table what tells copies apart. */
interface Alike {
  readonly s: { readonly place: readonly Place[]; readonly seenBy: readonly Mask[] };
  readonly data: Pick<Cards<Printed>, 'copies'>;
  exchange(a: Item, b: Item): void;
}

/**
 * The copy of a card that leaves a hand in the open. Copies are alike, but everybody sees which of them it is. So it is one
 * that the others know there, by a take-back: else they would see it stay behind another. Where they know none it is the
 * first of all that they cannot tell apart, wherever those lie, and says nothing about where the others are. Throws if the
 * hand holds none.
 */
export function copyFromHand(g: Alike, by: Player, kind: Kind): Item {
  const { place, seenBy } = g.s;
  const copies = copiesOf(g.data, kind);
  const isKnown = (item: Item): boolean => (seenBy[item]! & ~only(by)) !== NOBODY;
  const held = copies.filter((item) => place[item] === HAND + by);
  if (held.length === 0) throw new Error(`no card of kind ${kind} is in the hand of player ${by}`);
  const known = held.find(isKnown);
  if (known !== undefined) return known;
  const item = held[0]!;
  const first = copies.find(
    (copy) => copy === item || (!isKnown(copy) && (place[copy] === DECK + by || place[copy] === DISCARD + by)),
  )!;
  if (first !== item) g.exchange(first, item);
  return first;
}
