// Reads the game's box and its states for the oracle of the 1st edition: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player, State } from '@gaslamp/kernel/state';

interface Card {
  readonly id: string;
  readonly kind: 'game' | 'starting' | 'city' | 'permanent' | 'identity' | 'token' | 'sanity';
  readonly effect: string | null;
  readonly timing: 'action' | 'claim' | 'start' | 'support' | 'always' | null;
}
interface Pack {
  readonly supplies: Readonly<Record<'cubes' | 'reserve' | 'zombies' | 'blockingDiscs', number>>;
  readonly tracks: Readonly<Record<'war' | 'revolution', readonly number[]>>;
  readonly numbers: Readonly<Record<'maxRounds', number>>;
}
interface Data {
  readonly cards: readonly Card[];
  readonly kindOf: readonly number[];
  readonly ownerOf: readonly Player[];
  readonly pack: Pack;
}

/** The fields of a state that are read; cubes are indexed by `player * TARGETS + target`. */
interface Fields {
  readonly supply: readonly number[];
  readonly reserve: readonly number[];
  readonly limbo: readonly number[];
  readonly cubes: readonly number[];
  readonly agentAt: readonly number[];
  readonly agentOf: readonly Player[];
  readonly blocked: readonly number[];
  readonly zombies: readonly number[];
  readonly revealed: readonly number[];
  readonly reason: number;
}
export const fieldsOf = (s: State): State & Fields => s as State & Fields;

export const CITIES = 12;
/** The card and the box of each city, and two slots. */
export const TARGETS = 2 * CITIES + 2;
/** Each seat has a hand, a deck, an identity. */
export const SEATS = 5;

export interface Box {
  readonly pack: Pack;
  readonly cards: readonly Card[];
  cardOf(item: Item): Card;
  kindOf(item: Item): number;
  /** Returns the owner of a starting card. */
  ownerOf(item: Item): Player;
  /** Returns the zone of a place, `HAND`, and its player or city. */
  zone(place: Place): string;
  of(place: Place): string;
  first(zone: string): Place;
}

export function boxOf(game: AnyGame): Box {
  const { cards, kindOf, ownerOf, pack } = game.data as Data;
  const names = game.places.map((name) => name.split('.'));
  const zones = names.map(([zone]) => zone);
  return {
    pack,
    cards,
    cardOf: (item) => at(cards, at(kindOf, item)),
    kindOf: (item) => at(kindOf, item),
    ownerOf: (item) => at(ownerOf, item),
    zone: (place) => zones[place] ?? 'NOWHERE',
    of: (place) => names[place]?.[1] ?? '',
    first: (zone) => zones.indexOf(zone),
  };
}
