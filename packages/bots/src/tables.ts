// Typed access to lists whose indices are always valid.
import type { Player } from '@gaslamp/kernel/state';

/** Returns a player's entry of a list by player. */
export const ofPlayer = <T>(list: readonly T[], player: Player): T => list[player]!;

/** Returns an entry of a table of weights; beyond its ends, the nearest one. */
export const entryAt = (table: readonly number[], index: number): number =>
  table[Math.max(0, Math.min(index, table.length - 1))]!;
