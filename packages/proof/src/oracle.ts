import type { GameEvent } from '@gaslamp/kernel/events';
import type { Item, Player, State } from '@gaslamp/kernel/state';

/** The rulebook's conditions on the states of one game, written independently of the game's own code. */
export interface Oracle {
  /** Reports the first error in a state: vanished pieces, an item in an invalid place, a field out of range. */
  wrong(s: State): string | null;
  /** Returns true if the rules let `viewer` know the item's place after these events. */
  mayKnow(s: State, item: Item, viewer: Player, log: readonly GameEvent[]): boolean;
  /** True if a view must show everything that its viewer may know. */
  readonly showsAll: boolean;
  /** Returns true if two items hidden in one place have the same back. */
  alike(a: Item, b: Item): boolean;
  /**
   * Returns true if hidden information ended the match, so that it would not end in the same way in a world that looks alike.
   */
  endsBySecret(s: State): boolean;
  /** Follows a match with this number of seats from its deal. */
  follow?(seats: number): Story;
  /** Things that must occur within some thousand matches besides effects and verbs, such as every card's text. */
  readonly wonders: readonly string[];
  /** Returns the one that an event is, or null. */
  wonder(event: GameEvent): string | null;
}

/** Follows the events and states of a match; called at every question and at the end. */
interface Story {
  /** Reports the first difference between a state and the events, or null. */
  unlike(s: State, log: readonly GameEvent[]): string | null;
}
