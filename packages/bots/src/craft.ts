// The part of each game in the thinking of its bots: a view of positions, and the worlds that may be the real one.
import type { Game } from '@gaslamp/kernel/game';
import type { Option, Player, State } from '@gaslamp/kernel/state';
import type { Situation } from './bot.ts';
import type { CountedDice, Outlook } from './search.ts';

/** A player who has begun to think about a question. */
export interface Thinking<S extends State, D> {
  readonly game: Game<S, D>;
  readonly look: Outlook<S, D>;
  /** A world dealt from the view according to the beliefs; `imagine` deals further ones. */
  readonly world: S;
  readonly imagine: () => S;
  /** The options worth considering, and a bonus or malus of each. */
  readonly options: readonly Option[];
  readonly leanings: readonly number[];
}

/** By game. */
export interface Craft<S extends State, D> {
  think(situation: Situation): Thinking<S, D>;
  /** Returns how a player sees a dealt world, from what that player may know of it. */
  outlook(game: Game<S, D>, world: S, player: Player, dice: CountedDice): Outlook<S, D>;
}
