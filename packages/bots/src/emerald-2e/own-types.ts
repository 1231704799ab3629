// What a bot of any game is given, as a bot of this game reads it.
import type { Data } from '@gaslamp/emerald-2e/data';
import type { Emerald } from '@gaslamp/emerald-2e/state';
import type { AnyGame } from '@gaslamp/games/games';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';

interface Own {
  readonly emerald: Game<Emerald, Data>;
  readonly seen: View<Emerald>;
}
/** Throws where the game is another one. */
export function inOwnTypes(game: AnyGame, view: View<State>): Own {
  if (game.id !== 'emerald-2e') throw new Error(`"heuristic" plays emerald-2e, not ${game.id}`);
  // The game is the one whose name was just looked at.
  return { emerald: game as unknown as Game<Emerald, Data>, seen: view as View<Emerald> };
}
