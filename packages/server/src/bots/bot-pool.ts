import { fileURLToPath } from 'node:url';
import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import { Piscina } from 'piscina';
import { type Chance, UNGUESSED } from '../chance.ts';
import { RoundRobin } from '../limits/round-robin.ts';
import type { Packs } from '../lobby/packs.ts';
import { log } from '../log.ts';
import type { Measures } from '../measures.ts';
import type { ServerClock } from '../time/server-clock.ts';

/** A question for a bot as plain data for another thread: contains its view, never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly pack: string;
  readonly bot: string;
  readonly view: View<State>;
  readonly decision: Decision;
}
export interface BotTask extends BotQuestion {
  readonly seed: number;
  /** The corrected pack as JSON; null for the built-in pack. */
  readonly packJson: string | null;
  /** Time in ms after which a bot gives the best answer found so far. */
  readonly within: number;
  /** Holds that answer while the bot thinks; below 0 before it has found one. */
  readonly best: Int32Array<SharedArrayBuffer>;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly diceKey: string;
  readonly answer: (option: Option) => void;
}

/** Time in ms after which a bot gives the best answer found so far, and after which it is stopped. */
const WITHIN = 5_000;
const PATIENCE = 10_000;

/** Time limits for the start of a thread: before a bot is asked, and before the server closes; in ms. */
const STARTS = 60_000;
const CLOSES = 5_000;

/** Rejects if the work takes longer; does not stop it. */
const inTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      AbortSignal.timeout(ms).addEventListener('abort', () => reject(new Error('the thread did not start in time'))),
    ),
  ]);

/** Runs bots in worker threads so that they never block the server. */
export class BotPool {
  readonly #pool: Piscina;
  /**
   * Pending questions by caller, the most urgent list first. They run one after another: a bot's time limit starts with its turn, not
   * while it waits. Piscina's own queue cannot do that, and when tasks can be aborted it lets an already waiting task overtake
   * a more urgent one.
   */
  readonly #lists = [0, 1, 2, 3].map(() => new RoundRobin<Waiting>());
  #thinking = false;
  #closed = false;
  /** The start of the thread. Node aborts the whole process if a thread is stopped while it loads an ES module. */
  #starting: Promise<unknown> = Promise.resolve();
  constructor(
    readonly packs: Packs,
    readonly measures: Measures,
    readonly clock: Pick<ServerClock, 'during'>,
    readonly chance: Chance = UNGUESSED,
    readonly patience = { within: WITHIN, most: PATIENCE },
  ) {
    // A bundled worker starts in a tenth of the time. It does not contain games that a host added.
    const bundle = process.env.GASLAMP_GAMES ? undefined : process.env.GASLAMP_BOT_WORKER || undefined;
    this.#pool = new Piscina({
      filename: bundle ?? fileURLToPath(new URL('./bot-worker.ts', import.meta.url)),
      name: 'answer',
      maxThreads: 1,
      minThreads: 0,
      // From source, a thread takes more than a second to start, so it is kept while matches are played.
      idleTimeout: 600_000,
      ...(bundle === undefined ? { execArgv: ['--import', 'tsx'] } : {}),
    });
  }
  /** Number of questions that wait for a bot. */
  get waiting(): number {
    return this.#lists.reduce((sum, { size }) => sum + size, 0);
  }
  /**
   * Resolves to one of the options in any case: a bot that is stopped or fails takes the best one that it has found by then, or
   * the first one if it has found none, so that its match continues. Bots that a person waits for (`awaited`) think before those
   * that play among themselves. Within both groups, bots that are asked in a window think first, since the window closes even if
   * other bots think for long. Among equals the callers take turns: `caller` is the address for which the bot plays.
   */
  choose(question: BotQuestion, awaited: boolean, caller: string, diceKey: string): Promise<Option> {
    const isWindow = question.decision.pass !== null;
    const chosen = new Promise<Option>((answer) => {
      at(this.#lists, (awaited ? 0 : 2) + (isWindow ? 0 : 1)).push(caller, { question, diceKey, answer });
      if (!this.#thinking) void this.#thinkAll();
    });
    return this.clock.during(() => chosen);
  }
  async #thinkAll(): Promise<void> {
    this.#thinking = true;
    for (let next = this.#next(); next; next = this.#next()) next.answer(await this.#think(next));
    this.#thinking = false;
  }
  #next(): Waiting | undefined {
    return this.#lists.find((list) => !list.isEmpty)?.shift();
  }
  async #think({ question, diceKey }: Waiting): Promise<Option> {
    const first = at(question.decision.options, 0);
    if (this.#closed) return first;
    const thought = this.measures.thought(question.game);
    const best = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
    const { within, most } = this.patience;
    try {
      const packJson = this.packs.json(question.game, question.pack);
      const seed = this.chance.botSeed(question, diceKey);
      const task: BotTask = { ...question, seed, packJson, within, best };
      // Starting a thread does not count against the bot's time; from source it can take long on a busy machine.
      this.#starting = this.#pool.run(null, { name: 'ready' });
      await inTime(this.#starting, STARTS);
      if (this.#closed) return first;
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(most) })) as Option;
    } catch (error) {
      const found = Atomics.load(best, 0);
      if (!this.#closed)
        log.warn(
          { bot: question.bot, game: question.game, err: error },
          found < 0 ? 'a bot failed: it took the first option' : 'a bot was stopped: it took the best option so far',
        );
      return found < 0 ? first : found;
    } finally {
      thought();
    }
  }
  /** Ends the thread, once it has started. */
  async close(): Promise<void> {
    this.#closed = true;
    await inTime(this.#starting, CLOSES).catch(() => {});
    await this.#pool.destroy();
  }
}
