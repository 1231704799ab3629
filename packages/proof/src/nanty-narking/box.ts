// What the oracle of Nanty Narking reads of the game's box and of a state: names and numbers, no rules.
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

/** What everybody sees of the board and the purses; `player * AREAS + area` indexes agents. */
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
/** What is read of a state besides. */
interface Fields {
  readonly active: Player;
  readonly turns: number;
  /** `player * PERSONALITIES + personality` */
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
