// Plays matches on all cores, in processes that each start this command line again, and returns them in order.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { AnyGame } from '@gaslamp/games/games';
import { chosenBots } from '../bot-options.ts';
import { chosenGame, type GameChoice } from '../game-options.ts';
import { messageOf } from '../input.ts';
import { type Played, played } from './played.ts';

/** A match to be played. `pack` is a path. */
export interface Order extends GameChoice {
  readonly options: Readonly<Record<string, number>>;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: number;
}
interface Numbered {
  readonly number: number;
  readonly order: Order;
}
type Answer = { readonly number: number } & ({ readonly played: Played } | { readonly error: string });

/** Name of the command that the other processes run. */
export const WORKER = 'worker';
/** Number of matches that each process may be ahead of the first one that is missing. */
const AHEAD = 8;

export const cores = (): number => availableParallelism();

const games = new Map<string, AnyGame>();
function play(order: Order): Played {
  const key = `${order.game} ${order.pack ?? ''}`;
  const game = games.get(key) ?? chosenGame(order);
  games.set(key, game);
  return played(game, chosenBots(order.game, order.bots, order.bots.length), order.seed, order.options);
}

/** Plays what the parent process asks for, until it disconnects. */
export async function work(): Promise<void> {
  process.on('message', ({ number, order }: Numbered) => {
    let answer: Answer;
    try {
      answer = { number, played: play(order) };
    } catch (error) {
      answer = { number, error: messageOf(error) };
    }
    process.send?.(answer);
  });
  await new Promise((resolve) => process.once('disconnect', resolve));
}

/**
 * Yields the matches in the order of `orders`, whatever the number of processes; with one they are played in this process.
 * `script` is the path that starts the command line. Ends the processes when the caller stops. Throws the first error in order.
 */
export async function* inOrder(
  orders: Iterable<Order>,
  processes: number,
  script: string | undefined,
): AsyncGenerator<Played> {
  if (processes === 1 || script === undefined) {
    for (const order of orders) yield play(order);
    return;
  }
  const waiting = orders[Symbol.iterator]();
  const answers = new Map<number, Answer>();
  let [asked, next] = [0, 0];
  let wake = (): void => {};
  let lost: Error | null = null;
  const crew = Array.from({ length: processes }, () => fork(script, [WORKER]));
  const idle = new Set<ChildProcess>(crew);
  function feed(): void {
    for (const one of idle) {
      if (asked - next >= processes * AHEAD) return;
      const { done, value } = waiting.next();
      if (done === true) return;
      idle.delete(one);
      one.send({ number: asked++, order: value } satisfies Numbered);
    }
  }
  for (const one of crew) {
    one.on('message', (answer: Answer) => {
      answers.set(answer.number, answer);
      idle.add(one);
      feed();
      wake();
    });
    one.on('exit', (code) => {
      lost = new Error(`a process that plays matches has ended with code ${code}`);
      wake();
    });
  }
  try {
    for (feed(); next < asked; feed()) {
      const answer = answers.get(next);
      if (answer === undefined) {
        if (lost !== null) throw lost;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      answers.delete(next++);
      if ('error' in answer) throw new Error(answer.error);
      yield answer.played;
    }
  } finally {
    for (const one of crew) one.removeAllListeners('exit').kill();
  }
}
