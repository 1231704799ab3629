// Reads the game's box and its states for the oracle of A Study in Emerald: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player, State } from '@gaslamp/kernel/state';

interface Card {
  readonly id: string;
  readonly kind: 'game' | 'starting' | 'city' | 'royalty' | 'identity';
  readonly city: string | null;
  readonly effect: string | null;
  readonly timing: 'action' | 'free' | 'interrupt' | 'benefit' | null;
  readonly killBox: boolean;
}
interface Pack {
  readonly supplies: Readonly<Record<'agents' | 'cubes' | 'tokens' | 'zombies', number>>;
  readonly gameCardsPerCity: Readonly<Record<string, number>>;
  readonly sanityDie: { readonly faces: number };
}
interface Data {
  readonly cards: readonly Card[];
  readonly kindOf: readonly number[];
  readonly ownerOf: readonly Player[];
  readonly pack: Pack;
}

/** The fields of a state that are read; pieces in cities are indexed by `player * CITIES + city`. */
interface Fields {
  readonly agents: readonly number[];
  readonly cubes: readonly number[];
  readonly zombies: readonly number[];
  readonly limbo: readonly number[];
  readonly agentStock: readonly number[];
  readonly cubeStock: readonly number[];
  readonly zombieSupply: number;
  readonly banished: number;
  readonly revealed: readonly number[];
  /** By item: 1 plus the owner of the agent on its kill box. */
  readonly victim: readonly number[];
  /** By item: number of agents stored on it. */
  readonly stored: readonly number[];
  readonly reason: number;
}
export const fieldsOf = (s: State): State & Fields => s as State & Fields;

export const CITIES = 9;
/** Each seat has a hand, a deck, an identity. */
export const SEATS = 5;

export interface Box {
  readonly pack: Pack;
  /** Every different card. */
  readonly cards: readonly Card[];
  /** Number of items that are game cards. */
  readonly gameCards: number;
  cardOf(item: Item): Card;
  /** Returns the owner of a starting card. */
  ownerOf(item: Item): Player;
  /** Returns the zone of a place, `HAND`, and its player or city. */
  zone(place: Place): string;
  of(place: Place): string;
  /** Returns the first place of a zone. */
  first(zone: string): Place;
}

export function boxOf(game: AnyGame): Box {
  const { cards, kindOf, ownerOf, pack } = game.data as Data;
  const cardOf = kindOf.map((kind) => at(cards, kind));
  const names = game.places.map((name) => name.split('.'));
  const zones = names.map(([zone]) => zone);
  return {
    pack,
    cards,
    gameCards: cardOf.filter(({ kind }) => kind === 'game').length,
    cardOf: (item) => at(cardOf, item),
    ownerOf: (item) => at(ownerOf, item),
    zone: (place) => zones[place] ?? 'NOWHERE',
    of: (place) => names[place]?.[1] ?? '',
    first: (zone) => zones.indexOf(zone),
  };
}
