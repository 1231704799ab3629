// Finds the decisions that changed a match most: stretches with large changes are subdivided down to a single decision.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { spread } from '@gaslamp/kernel/spread';
import type { State } from '@gaslamp/kernel/state';
import type { Bot } from './bot.ts';
import { judge, swings } from './chances.ts';

/** Number of moments of a stretch that are judged at once, including its ends. */
const WIDTH = 5;

/** A decision, by the moment before it, and the change of a seat's chance up to the next one. */
export interface Decisive {
  readonly moment: number;
  /** The moment before the next decision. */
  readonly next: number;
  /** The seat whose chance changed most. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}
export interface Closer {
  /** Number of moments being judged, and number of playouts of each so far. */
  readonly moments: number;
  readonly playouts: number;
  /** By stretch, once everything is done; null if no decision in it changed anything. */
  readonly decisive: readonly (Decisive | null)[] | null;
}

/**
 * Finds in each stretch of a match the decision after which a seat's chance changed most. A stretch consists of the moments at
 * which somebody decides, ascending, and the moment at which it ends. `known` contains shares judged earlier, by moment, with
 * the same number of playouts, bot and seed; new shares are added to it.
 */
export function* closer(
  game: AnyGame,
  stateAt: (moment: number) => State,
  stretches: readonly (readonly number[])[],
  known: Map<number, readonly number[]>,
  bot: Bot,
  playouts: number,
  seed: number,
): Generator<Closer> {
  const sharesAt = (moment: number): readonly number[] => known.get(moment) ?? [];
  let open = stretches;
  for (;;) {
    const looked = open.map((stretch) => spread(stretch, WIDTH));
    const fresh = [...new Set(looked.flat())].filter((moment) => !known.has(moment));
    const judging = fresh.length === 0 ? [] : judge(game, fresh.map(stateAt), bot, playouts, seed);
    for (const judged of judging) {
      yield { moments: fresh.length, playouts: judged.playouts, decisive: null };
      if (judged.playouts === playouts)
        for (const [n, moment] of fresh.entries()) known.set(moment, at(judged.shares, n));
    }
    const found = looked.map((moments) => {
      const [swing] = swings({ shares: moments.map(sharesAt) }, 1);
      if (swing === undefined) return null;
      const [moment, next] = [at(moments, swing.state - 1), at(moments, swing.state)];
      const [from, to] = [at(sharesAt(moment), swing.seat), at(sharesAt(next), swing.seat)];
      return { moment, next, seat: swing.seat, from, to };
    });
    const within = open.map((stretch, n) => {
      const one = at(found, n);
      return one === null ? [] : stretch.filter((moment) => moment >= one.moment && moment <= one.next);
    });
    if (within.every(({ length }) => length <= 2)) {
      yield { moments: known.size, playouts, decisive: found };
      return;
    }
    open = within;
  }
}
