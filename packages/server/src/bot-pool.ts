import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import { Piscina } from 'piscina';
import type { Packs } from './packs.ts';

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

/** After this a bot is stopped and its seat plays its first option, in milliseconds. */
const PATIENCE = 10_000;

/** Bots think in worker threads, so that they never hold up the server. */
export class BotPool {
  readonly #pool: Piscina;
  constructor(readonly packs: Packs) {
    // The server runs from TypeScript with tsx, from the bundle without.
    const fromSource = import.meta.url.endsWith('.ts');
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL(fromSource ? './bot-worker.ts' : './bot-worker.js', import.meta.url)),
      maxThreads: 1,
      minThreads: 0,
      idleTimeout: 30_000,
      ...(fromSource ? { execArgv: ['--import', 'tsx'] } : {}),
    });
  }
  async choose(question: BotQuestion): Promise<Option> {
    const task: BotTask = { ...question, seed: randomInt(2 ** 31), packJson: this.packs.json(question.pack) };
    try {
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(PATIENCE) })) as Option;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return question.decision.options[0]!;
      throw error;
    }
  }
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
