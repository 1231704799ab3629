import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import type { At } from '../../box/state.ts';

/** Text of a card: the code behind its effect key. */
export interface Text {
  /**
   * Returns the reason why it has no effect, or cannot be paid (R8.3, R8.11), from what `by` may know; null if it can be
   * started.
   */
  refuse(at: At, by: Player, card: Item): Refused | null;
  /** Returns its effects, questions included, in order. R8.2: questions before the first effect are drafts. */
  play(by: Player, card: Item): Frame[];
}
