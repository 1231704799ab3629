// Casts the input of a general bot to this game's types.
import type { AnyGame } from '@gaslamp/games/games';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';

interface Own {
  readonly nanty: Game<Nanty, Data>;
  readonly seen: View<Nanty>;
}
/** Throws if the game is a different one. */
export function inOwnTypes(game: AnyGame, view: View<State>): Own {
  if (game.id !== 'nanty-narking') throw new Error(`this bot plays nanty-narking, not ${game.id}`);
  // The cast is safe: the game's id was checked above.
  return { nanty: game as unknown as Game<Nanty, Data>, seen: view as View<Nanty> };
}
