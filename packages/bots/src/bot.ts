import type { AnyGame } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';

/**
 * All that a bot gets when it is asked: what a player in its seat sees, and dice of its own. It holds no state.
 * A bot that wants to look ahead makes itself a world: `redeal(game, view, dice)` from the kernel's `view.ts` gives a
 * full state that the seat cannot tell from the real one, and `new Table(game, world, dice)` plays it from here.
 * `view` and `decision` are plain data and may come from another thread.
 */
export interface Situation {
  readonly game: AnyGame;
  /** What `decision.player` may know: of the published state, or of their own draft while they compose one. */
  readonly view: View<State>;
  readonly decision: Decision;
  /** The bot's own chance, never the table's: the same situation with the same dice gets the same answer. */
  readonly dice: Chance;
}

/** Sides, as the game names them, between which nothing tells, and how likely a player is of one of them. */
export interface Thought {
  readonly sides: readonly string[];
  readonly chance: number;
}
/** By player, the viewer too; the chances of each sum to 1. */
export type Thoughts = readonly (readonly Thought[])[];

/** A player without memory: what it answers follows from the situation alone, so it may move between threads. */
export interface Bot {
  readonly name: string;
  /** One of `situation.decision.options`. */
  choose(situation: Situation): Option;
  /** Only of a bot that goes by what it holds the others for: what whoever has this view may think of everybody's side. */
  readonly thoughts?: (glance: Pick<Situation, 'game' | 'view' | 'dice'>) => Thoughts;
  /** Only of a bot that looks at nothing but its options: answers without a view, which then need not be built. */
  readonly guess?: (options: readonly Option[], dice: Chance) => Option;
}
