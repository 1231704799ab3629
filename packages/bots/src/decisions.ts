// Which decisions moved a match most: where its outlook changed much it is looked at closer and closer, down to one decision.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { spread } from '@gaslamp/kernel/spread';
import type { State } from '@gaslamp/kernel/state';
import type { Bot } from './bot.ts';
import { judge, swings } from './chances.ts';

/** So many moments of a stretch are judged at once, its ends among them. */
const WIDTH = 5;

/** A decision, by the moment before it, and what became of somebody's chance up to the next one. */
export interface Decisive {
  readonly moment: number;
  /** The moment before the next decision. */
  readonly next: number;
  /** Whose chance moved most. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}
export interface Closer {
  /** How many moments are played on from now, and how often each was. */
  readonly moments: number;
  readonly playouts: number;
  /** By stretch, once all is done; null where no decision in it changed anything. */
  readonly decisive: readonly (Decisive | null)[] | null;
}

/**
 * In each of these stretches of a match the decision behind which the chance of a seat moved most. A stretch is the moments at
 * which somebody decides, ascending, and the moment at which it ends. `known` are shares that were judged before, by moment,
 * by as many playouts of the same bot and seed; what is judged here is added.
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
