// Casts the input of a general bot to this game's types.
import type { Data } from '@gaslamp/emerald-2e/box/data';
import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import type { AnyGame } from '@gaslamp/games/games';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';

interface Own {
  readonly emerald: Game<Emerald, Data>;
  readonly seen: View<Emerald>;
}
/** Throws if the game is a different one. */
export function inOwnTypes(game: AnyGame, view: View<State>): Own {
  if (game.id !== 'emerald-2e') throw new Error(`this bot plays emerald-2e, not ${game.id}`);
  // The cast is safe: the game's id was checked above.
  return { emerald: game as unknown as Game<Emerald, Data>, seen: view as View<Emerald> };
}
