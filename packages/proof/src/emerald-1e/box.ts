// Reads the game's box and its states for the oracle of the 1st edition: names and numbers, no rules.
import type { AnyGame } from '@gaslamp/games/games';
import type { Player, State } from '@gaslamp/kernel/state';
import { type BoxOf, boxFrom } from '../emerald/box.ts';

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
export type Box = BoxOf<Card, Pack>;
export const boxOf = (game: AnyGame): Box => boxFrom(game);
