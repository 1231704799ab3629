// Casts the input of a general bot to this game's types.
import type { Data } from '@gaslamp/emerald-1e/box/data';
import type { Emerald1 } from '@gaslamp/emerald-1e/box/state';
import type { AnyGame } from '@gaslamp/games/games';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';

interface Own {
  readonly emerald: Game<Emerald1, Data>;
  readonly seen: View<Emerald1>;
}
/** Throws if the game is a different one. */
export function inOwnTypes(game: AnyGame, view: View<State>): Own {
  if (game.id !== 'emerald-1e') throw new Error(`this bot plays emerald-1e, not ${game.id}`);
  // The cast is safe: the game's id was checked above.
  return { emerald: game as unknown as Game<Emerald1, Data>, seen: view as View<Emerald1> };
}
