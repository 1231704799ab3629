// How likely each seat is to win from the moments of a match, as bots judge it: by playing on from there.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import type { Bot } from './bot.ts';
import { playOn, winShare } from './play.ts';

/** By moment, by seat: the share of the playouts that the seat won; in how many playouts from each moment. */
export interface Judged {
  readonly playouts: number;
  readonly shares: readonly (readonly number[])[];
}

/**
 * Plays on from each of these whole states, one playout from each in turn, and gives after every round what came of all. A state
 * that is over has its result. Everything lies where it lay; what was still to be drawn is drawn anew. A function of the seed.
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

/** A moment behind which the match had another outlook, and how much of a win that was for whom it moved most. */
export interface Swing {
  /** The number of the state with which it had come about. */
  readonly state: number;
  readonly seat: number;
  /** From -1 to 1. */
  readonly by: number;
}

/** The largest changes from one state to the next, the largest first; at most one a state. */
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
