// Reads the game's box and its states for the oracle of A Study in Emerald: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';
import { type BoxOf, boxFrom } from '../emerald/box.ts';

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
export type Box = BoxOf<Card, Pack>;
export const boxOf = (game: AnyGame): Box => boxFrom(game);
