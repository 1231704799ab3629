import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import type { At } from '../state.ts';

/** The text of a card: what its effect key does. */
export interface Text {
  /** Why it could do nothing, or cannot be paid (R8.3, R8.11), from what `by` may know; null if it can be started. */
  refuse(at: At, by: Player, card: Item): Refused | null;
  /** What happens, questions included, in order. R8.2: questions before the first thing that happens are drafts. */
  play(by: Player, card: Item): Frame[];
}
