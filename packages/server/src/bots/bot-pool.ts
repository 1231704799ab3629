import { fileURLToPath } from 'node:url';
import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import { Piscina } from 'piscina';
import { type Chance, UNGUESSED } from '../chance.ts';
import type { Packs } from '../lobby/packs.ts';
import { log } from '../log.ts';
import type { Measures } from '../measures.ts';
import type { ServerClock } from '../time/server-clock.ts';

/** What a bot is asked, as plain data for another thread: its view, never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly pack: string;
  readonly bot: string;
  readonly view: View<State>;
  readonly decision: Decision;
}
export interface BotTask extends BotQuestion {
  readonly seed: number;
  /** The corrected pack as JSON text; null for the built-in one. */
  readonly packJson: string | null;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (option: Option) => void;
}

/** After this a bot is stopped, in milliseconds. */
const PATIENCE = 10_000;
/** After this a thread that does not start is given up, in milliseconds. */
const STARTS = 60_000;

/** Bots think in worker threads, so that they never hold up the server. */
export class BotPool {
  readonly #pool: Piscina;
  /**
   * One after another: a bot's patience begins when its turn to think has come, not while it waits for the others. Piscina's
   * own queue cannot say that, and lets one who waits already pass whoever is more urgent when tasks can be stopped.
   * The most urgent list comes first.
   */
  readonly #lists: readonly Waiting[][] = [[], [], [], []];
  #thinking = false;
  #closed = false;
  constructor(
    readonly packs: Packs,
    readonly measures: Measures,
    readonly clock: Pick<ServerClock, 'during'>,
    readonly chance: Chance = UNGUESSED,
  ) {
    // A bundle of the worker starts in a tenth of the time. Games of one's own are not in it.
    const bundle = process.env.GASLAMP_GAMES ? undefined : process.env.GASLAMP_BOT_WORKER || undefined;
    this.#pool = new Piscina({
      filename: bundle ?? fileURLToPath(new URL('./bot-worker.ts', import.meta.url)),
      name: 'answer',
      maxThreads: 1,
      minThreads: 0,
      // From its sources a thread takes more than a second to start: it stays while matches are played.
      idleTimeout: 600_000,
      ...(bundle === undefined ? { execArgv: ['--import', 'tsx'] } : {}),
    });
  }
  /** Questions that wait for a bot. */
  get waiting(): number {
    return this.#lists.reduce((sum, list) => sum + list.length, 0);
  }
  /**
   * One of the options, always: a bot that is stopped or fails takes the first, so that its match goes on.
   * Bots that a person waits for (`awaited`) think before those who play among themselves; of either, those who are asked
   * in a window think first, since it closes whoever else's bots think for long.
   */
  choose(question: BotQuestion, awaited: boolean): Promise<Option> {
    const isWindow = question.decision.pass !== null;
    const chosen = new Promise<Option>((answer) => {
      at(this.#lists, (awaited ? 0 : 2) + (isWindow ? 0 : 1)).push({ question, answer });
      if (!this.#thinking) void this.#thinkAll();
    });
    return this.clock.during(() => chosen);
  }
  async #thinkAll(): Promise<void> {
    this.#thinking = true;
    for (let next = this.#next(); next; next = this.#next()) next.answer(await this.#think(next.question));
    this.#thinking = false;
  }
  #next(): Waiting | undefined {
    return this.#lists.find((list) => list.length > 0)?.shift();
  }
  async #think(question: BotQuestion): Promise<Option> {
    const first = at(question.decision.options, 0);
    if (this.#closed) return first;
    const thought = this.measures.thought(question.game);
    try {
      const packJson = this.packs.json(question.game, question.pack);
      const task: BotTask = { ...question, seed: this.chance.botSeed(question), packJson };
      // A thread that has to start first takes none of the bot's time; from its sources it may need long where much is going on.
      await this.#pool.run(null, { name: 'ready', signal: AbortSignal.timeout(STARTS) });
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(PATIENCE) })) as Option;
    } catch (error) {
      if (!this.#closed)
        log.warn({ bot: question.bot, game: question.game, err: error }, 'a bot failed: it took the first option');
      return first;
    } finally {
      thought();
    }
  }
  close(): Promise<void> {
    this.#closed = true;
    return this.#pool.destroy();
  }
}
