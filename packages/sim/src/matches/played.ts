// Plays one match between bots and returns what is counted of it, as plain data that can come from another process.
import type { Bot } from '@gaslamp/bots/bot';
import { type Hooks, playMatch, winShare } from '@gaslamp/bots/play';
import type { AnyGame } from '@gaslamp/games/games';
import type { Sides } from '@gaslamp/kernel/game';
import type { Option, Position, State } from '@gaslamp/kernel/state';

export interface Played {
  readonly seed: number;
  /** Names by seat. */
  readonly bots: readonly string[];
  /** Share of the win by seat; shared wins count as fractions. */
  readonly wins: readonly number[];
  /** The final side by seat. */
  readonly sides: readonly string[];
  /** Final points by seat. */
  readonly points: readonly number[];
  readonly endedBy: string;
  /** Number of answered questions with two or more options, and with one. */
  readonly decisions: number;
  readonly forced: number;
  readonly answers: readonly Option[];
  /** Number of questions to players other than the active one whether they interrupt, including those with only one answer. */
  readonly windows: number;
  /** Duration in ms. */
  readonly time: number;
}

/** The sides of a game without sides: all are on one. */
export const ALL: Pick<Sides<State, unknown>, 'names' | 'of'> = { names: ['all'], of: () => 'all' };

/** Plays one match, determined by the seed. Throws like `playMatch`. */
export function played(
  game: AnyGame,
  bots: readonly Bot[],
  seed: number,
  options: Readonly<Record<string, number>>,
): Played {
  const answers: Option[] = [];
  let windows = 0;
  let s: State | null = null;
  let end: Position<State, unknown> | null = null;
  const hooks: Hooks = {
    answered({ pass, player }, option) {
      answers.push(option);
      if (pass !== null && player !== game.active(s!)) windows++;
    },
  };
  const watched: AnyGame = {
    ...game,
    // The table uses this very state object for the match.
    setup(count, table) {
      s = game.setup(count, table);
      return s;
    },
    result(at) {
      end = at;
      return game.result(at);
    },
  };
  const began = performance.now();
  const { result, endedBy, decisions, forced } = playMatch(watched, bots, seed, options, hooks);
  const time = performance.now() - began;
  if (end === null) throw new Error(`${game.id}, seed ${seed}: nobody asked for the result`);
  const [last, sides] = [end, game.sides ?? ALL];
  return {
    seed,
    bots: bots.map(({ name }) => name),
    wins: bots.map((_, seat) => winShare(result, seat)),
    sides: bots.map((_, seat) => sides.of(last, seat)),
    points: result.points,
    ...{ endedBy, decisions, forced, answers, windows, time },
  };
}
