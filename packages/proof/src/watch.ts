import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import type { AnyTable, Asked } from './asked.ts';
import { playout } from './playout.ts';
import { add, type Tally } from './tally.ts';

/** A property that observes one random match. */
interface Watch {
  /** Called at the n-th question. */
  look(table: Asked, n: number): void;
  /** Called at the end of the match; returns what was checked. */
  end(table: AnyTable): Tally;
}

/** Begins to watch a match; `log` grows with its events. */
export type Watching = (game: AnyGame, seats: number, seed: number, log: readonly GameEvent[]) => Watch;

/** Combines several properties on the same matches: a match costs more than a look at it. */
export function together(...watching: readonly Watching[]): (game: AnyGame, seats: number, seed: number) => Tally {
  return (game, seats, seed) => {
    const log: GameEvent[] = [];
    const watches = watching.map((begin) => begin(game, seats, seed, log));
    const look = (table: Asked, n: number) => {
      for (const watch of watches) watch.look(table, n);
    };
    const last = playout('playout', game, seats, seed, look, log);
    const tally: Tally = { matches: 1 };
    for (const watch of watches) add(tally, watch.end(last));
    return tally;
  };
}
