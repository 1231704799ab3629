// Reads a game's box and its places for the oracles of both editions: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player } from '@gaslamp/kernel/state';

interface Data<Card, Pack> {
  readonly cards: readonly Card[];
  readonly kindOf: readonly number[];
  readonly ownerOf: readonly Player[];
  readonly pack: Pack;
}

/** Each seat has a hand, a deck, an identity. */
export const SEATS = 5;

export interface BoxOf<Card, Pack> {
  readonly pack: Pack;
  /** Every different card. */
  readonly cards: readonly Card[];
  cardOf(item: Item): Card;
  kindOf(item: Item): number;
  /** Returns the owner of a starting card. */
  ownerOf(item: Item): Player;
  /** Returns the zone of a place, `HAND`, and its player or city. */
  zone(place: Place): string;
  of(place: Place): string;
  /** Returns the first place of a zone. */
  first(zone: string): Place;
}

export function boxFrom<Card, Pack>(game: AnyGame): BoxOf<Card, Pack> {
  const { cards, kindOf, ownerOf, pack } = game.data as Data<Card, Pack>;
  const cardOf = kindOf.map((kind) => at(cards, kind));
  const names = game.places.map((name) => name.split('.'));
  const zones = names.map(([zone]) => zone);
  return {
    pack,
    cards,
    cardOf: (item) => at(cardOf, item),
    kindOf: (item) => at(kindOf, item),
    ownerOf: (item) => at(ownerOf, item),
    zone: (place) => zones[place] ?? 'NOWHERE',
    of: (place) => names[place]?.[1] ?? '',
    first: (zone) => zones.indexOf(zone),
  };
}
