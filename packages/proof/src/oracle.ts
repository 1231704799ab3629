import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import type { Item, Player, State } from '@gaslamp/kernel/state';
import { emeraldOracle } from './emerald-2e.ts';

/** What the rulebook says of any state of one game, written apart from the game's own code. */
export interface Oracle {
  /** The first thing that is wrong with a state: pieces that vanished, an item in no valid place, a field out of range. */
  wrong(s: State): string | null;
  /** Whether the rules let `viewer` know where the item lies, after all that happened. */
  mayKnow(s: State, item: Item, viewer: Player, log: readonly GameEvent[]): boolean;
  /** What must occur in some thousand matches beside effects and verbs, such as every card's text. */
  readonly wonders: readonly string[];
  /** Which of them an event is, or null. */
  wonder(event: GameEvent): string | null;
}

const ORACLES: Readonly<Record<string, (game: AnyGame) => Oracle>> = { 'emerald-2e': emeraldOracle };
const known = new WeakMap<object, Oracle>();

/** The oracle of a game; throws for a game that has none: write one. */
export function oracleOf(game: AnyGame): Oracle {
  const make = ORACLES[game.id];
  if (make === undefined) throw new Error(`${game.id} has no oracle; write one beside emerald-2e.ts`);
  let oracle = known.get(game);
  if (oracle === undefined) {
    oracle = make(game);
    known.set(game, oracle);
  }
  return oracle;
}
