// Reads the game's box and its states for the oracle of Nanty Narking: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player, State } from '@gaslamp/kernel/state';

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

/** The public pieces and money; agents are indexed by `player * AREAS + area`. */
export type Pieces = {
  readonly money: readonly number[];
  readonly agents: readonly number[];
  readonly agentStock: readonly number[];
  readonly buildingStock: readonly number[];
  readonly citizens: readonly number[];
  readonly grenadiers: readonly number[];
  readonly citizenStock: number;
  readonly grenadierStock: number;
  readonly trouble: readonly number[];
  readonly buildings: readonly Player[];
  readonly areaCards: readonly Player[];
};
/** The other fields of a state that are read. */
interface Fields {
  readonly active: Player;
  readonly turns: number;
  /** Indexed by `player * PERSONALITIES + personality`. */
  readonly ruledOut: readonly number[];
  readonly reason: number;
  // Table options.
  readonly variants: number;
  readonly shortDrawEnds: number;
  readonly firstRoundCheck: number;
  readonly interruptAsTurnCard: number;
  readonly playTwoDiscardsEarly: number;
}
export type Nanty = State & Pieces & Fields;
export const nantyOf = (s: State): Nanty => s as Nanty;

export const AREAS = 12;
export const PERSONALITIES = 7;

export interface Box {
  readonly pack: Pack;
  /** Number of action cards; personalities and events follow them. */
  readonly cards: number;
  /** R2.4 to R2.6: returns the visible back of a hidden card. */
  back(item: Item): 'grey' | 'red' | 'personality' | 'event';
  /** Returns the zone of a place, `HAND`, and its player. */
  zone(place: Place): string;
  owner(place: Place): Player;
  /** Returns the place of that name, for a player if there is one for each. */
  at(zone: string, player?: Player): Place;
}

export function boxOf(game: AnyGame): Box {
  const { pack } = game.data as { readonly pack: Pack };
  const cards = pack.cards.length;
  const zones = game.places.map((name) => name.replace(/\..*/, ''));
  const zone = (place: Place): string => at(zones, place);
  return {
    pack,
    cards,
    back: (item) => pack.cards[item]?.deck ?? (item < cards + PERSONALITIES ? 'personality' : 'event'),
    zone,
    owner: (place) => place - zones.indexOf(zone(place)),
    at: (name, player = 0) => zones.indexOf(name) + player,
  };
}
