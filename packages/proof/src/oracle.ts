import type { GameEvent } from '@gaslamp/kernel/events';
import type { Item, Player, State } from '@gaslamp/kernel/state';

/** What the rulebook says of any state of one game, written apart from the game's own code. */
export interface Oracle {
  /** The first thing that is wrong with a state: pieces that vanished, an item in no valid place, a field out of range. */
  wrong(s: State): string | null;
  /** Whether the rules let `viewer` know where the item lies, after all that happened. */
  mayKnow(s: State, item: Item, viewer: Player, log: readonly GameEvent[]): boolean;
  /** Whether a view shows all that its viewer may know, and not less. */
  readonly showsAll: boolean;
  /** Whether two items that lie hidden in one place look alike from behind. */
  alike(a: Item, b: Item): boolean;
  /** Whether a match ended by something that was hidden until then, so that it would not end so in a world that looks alike. */
  endsBySecret(s: State): boolean;
  /** Follows a match of so many seats from its deal on. */
  follow?(seats: number): Story;
  /** What must occur in some thousand matches beside effects and verbs, such as every card's text. */
  readonly wonders: readonly string[];
  /** Which of them an event is, or null. */
  wonder(event: GameEvent): string | null;
}

/** What the events of a match and its earlier states say; it is asked at every question and at the end. */
interface Story {
  /** The first thing that a state has otherwise, or null. */
  unlike(s: State, log: readonly GameEvent[]): string | null;
}
