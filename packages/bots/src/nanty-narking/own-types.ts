// What a bot of any game is given, as a bot of this game reads it.
import type { AnyGame } from '@gaslamp/games/games';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/data';
import type { Nanty } from '@gaslamp/nanty-narking/state';

interface Own {
  readonly nanty: Game<Nanty, Data>;
  readonly seen: View<Nanty>;
}
/** Throws where the game is another one. */
export function inOwnTypes(game: AnyGame, view: View<State>): Own {
  if (game.id !== 'nanty-narking') throw new Error(`"heuristic" plays nanty-narking, not ${game.id}`);
  // The game is the one whose name was just looked at.
  return { nanty: game as unknown as Game<Nanty, Data>, seen: view as View<Nanty> };
}
