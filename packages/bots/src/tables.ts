// Lists whose indices are right by what they are.
import type { Player } from '@gaslamp/kernel/state';

/** What a list by player has of one of them. */
export const ofPlayer = <T>(list: readonly T[], player: Player): T => list[player]!;

/** The entry of a table of weights; beyond its ends the nearest. */
export const entryAt = (table: readonly number[], index: number): number =>
  table[Math.max(0, Math.min(index, table.length - 1))]!;
