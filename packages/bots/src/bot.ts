import type { AnyGame } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';

/**
 * Everything that a bot receives with a question: the view of its seat, and its own dice. It holds no state. A bot that looks
 * ahead creates a world: `redeal(game, view, dice)` from the kernel's `view.ts` returns a full state that the seat cannot tell
 * from the real one, and `new Table(game, world, dice)` continues the match from it. `view` and `decision` are plain data and
 * may come from another thread.
 */
export interface Situation {
  readonly game: AnyGame;
  /** The knowledge of `decision.player`: the published state, or their own draft while they compose one. */
  readonly view: View<State>;
  readonly decision: Decision;
  /** The bot's own chance, never the table's: the same situation with the same dice gets the same answer. */
  readonly dice: Chance;
  /** The most plans that a level looks for, and the most rollouts that compare them; missing for its own numbers. */
  readonly effort?: number;
}

/** A set of indistinguishable sides, by their names in the game, and the chance that a player is on one of them. */
export interface Thought {
  readonly sides: readonly string[];
  readonly chance: number;
}
/** By player, including the viewer; the chances of each player sum to 1. */
export type Thoughts = readonly (readonly Thought[])[];

/** A player without memory: its answer depends only on the situation, so it may move between threads. */
export interface Bot {
  readonly name: string;
  /** Returns one of `situation.decision.options`. */
  choose(situation: Situation): Option;
  /**
   * Yields the best answer found so far; `choose` returns the last one. Only for bots that think long, so that a driver can stop
   * them.
   */
  readonly think?: (situation: Situation) => Iterable<Option>;
  /**
   * Returns the beliefs about every player's side that a viewer of this view can hold. Only for bots that play by such beliefs.
   */
  readonly thoughts?: (glance: Pick<Situation, 'game' | 'view' | 'dice'>) => Thoughts;
  /** Answers without a view, which then need not be built. Only for bots that consider nothing but their options. */
  readonly guess?: (options: readonly Option[], dice: Chance) => Option;
}
