// Estimates each seat's chance to win at moments of a match by playouts of bots.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import type { Bot } from './bot.ts';
import { playOn, winShare } from './play.ts';

/** Number of playouts per moment, and each seat's share of wins in them, by moment and seat. */
export interface Judged {
  readonly playouts: number;
  readonly shares: readonly (readonly number[])[];
}

/**
 * Runs playouts from each of these full states, one from each per round, and yields the shares after every round. A finished
 * state has its result. Known positions of items are kept, later draws are random. Determined by the seed.
 */
export function* judge(
  game: AnyGame,
  states: readonly State[],
  bot: Bot,
  playouts: number,
  seed: number,
): Generator<Judged> {
  const won = states.map(({ seats }) => Array<number>(seats).fill(0));
  for (let done = 1; done <= playouts; done++) {
    for (const [n, s] of states.entries()) {
      const seats = Array<Bot>(s.seats).fill(bot);
      const result = game.result({ s, data: game.data }) ?? playOn(game, s, seats, seed * 1000 + done);
      const before = at(won, n);
      won[n] = before.map((sum, seat) => sum + winShare(result, seat));
    }
    yield { playouts: done, shares: won.map((sums) => sums.map((sum) => sum / done)) };
  }
}

/** A change of a match's outlook: the moment, the seat whose chance changed most, and the change. */
export interface Swing {
  /** The index of the state after the change. */
  readonly state: number;
  readonly seat: number;
  /** From -1 to 1. */
  readonly by: number;
}

/** Returns the largest changes between consecutive states, the largest first; at most one per state. */
export function swings({ shares }: Pick<Judged, 'shares'>, most: number): Swing[] {
  const found = shares.slice(1).map((now, n): Swing => {
    const changes = now.map((share, seat) => share - at(at(shares, n), seat));
    const by = changes.reduce((best, change) => (Math.abs(change) > Math.abs(best) ? change : best), 0);
    return { state: n + 1, seat: Math.max(0, changes.indexOf(by)), by };
  });
  return found
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most);
}
