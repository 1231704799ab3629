// What the oracle of Nanty Narking reads of the game's box: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import type { Item, Place, Player } from '@gaslamp/kernel/state';

export interface Pack {
  readonly setup: Readonly<Record<'money' | 'hand' | 'agents' | 'buildings' | 'newCitizens' | 'grenadiers', number>>;
  readonly scoring: Readonly<Record<'agent' | 'loanRepay' | 'loanPenalty', number>>;
  readonly areas: readonly { readonly id: string; readonly cost: number; readonly start: boolean }[];
  readonly personalities: readonly Personality[];
  readonly variants: readonly Personality[];
  readonly cards: readonly {
    readonly id: string;
    readonly deck: 'grey' | 'red';
    readonly symbols: readonly string[];
    readonly effect: string | null;
  }[];
  readonly events: readonly { readonly id: string; readonly params: Readonly<Record<string, number>> }[];
}
interface Personality {
  readonly id: string;
  readonly threshold: Readonly<Record<string, number>>;
}

/** The state's lists and numbers by name. */
export type Fields = Readonly<Record<string, number & readonly number[]>>;
export const fieldsOf = (s: object): Fields => s as unknown as Fields;

export const AREAS = 12;
export const PERSONALITIES = 7;

export interface Box {
  readonly pack: Pack;
  /** How many action cards there are; personalities and events follow them. */
  readonly cards: number;
  /** R2.4 to R2.6: what is seen of a hidden card. */
  back(item: Item): 'grey' | 'red' | 'personality' | 'event';
  /** The zone of a place, `HAND`, and the player whose it is. */
  zone(place: Place): string;
  owner(place: Place): Player;
  /** The place of that name, of a player where there is one for each. */
  at(zone: string, player?: Player): Place;
}

export function boxOf(game: AnyGame): Box {
  const { pack } = game.data as { readonly pack: Pack };
  const cards = pack.cards.length;
  const zones = game.places.map((name) => name.split('.')[0]!);
  return {
    pack,
    cards,
    back: (item) => pack.cards[item]?.deck ?? (item < cards + PERSONALITIES ? 'personality' : 'event'),
    zone: (place) => zones[place]!,
    owner: (place) => place - zones.indexOf(zones[place]!),
    at: (zone, player = 0) => zones.indexOf(zone) + player,
  };
}
