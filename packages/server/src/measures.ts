// Metrics of this server: numbers only, never who plays or what.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The result of a command. */
export type Answered = 'ack' | 'refused' | 'failed';

/** Values that are read on request. Labels are game ids and match phases. */
export interface Standing {
  /** Matches in memory. */
  readonly matches: Iterable<{ readonly game: string; readonly phase: string }>;
  /** Sockets that have sent a hello, and those that have not. */
  readonly sockets: { readonly inside: number; readonly waiting: number };
  /** Questions that wait for a bot. */
  readonly bots: number;
}

export class Measures {
  readonly #registry = new Registry();
  readonly #commands = new Histogram({
    name: 'gaslamp_command_seconds',
    help: "From a player's command to its answer, its commit included.",
    labelNames: ['answer'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #thinking = new Histogram({
    name: 'gaslamp_bot_seconds',
    help: 'For how long a bot thought about one question.',
    labelNames: ['game'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  /** Starts timing a command; call the returned function with its result. */
  command(): (answer: Answered) => void {
    const timer = this.#commands.startTimer();
    return (answer) => void timer({ answer });
  }
  /** Starts timing a bot; call the returned function when it is done. */
  thought(game: string): () => void {
    return this.#thinking.startTimer({ game });
  }

  /** Returns the number of commands answered since the start. */
  async commands(): Promise<number> {
    const { values } = await this.#commands.get();
    return values.reduce((sum, { value, metricName }) => sum + (metricName?.endsWith('_count') ? value : 0), 0);
  }

  /** Also collects metrics of the process and of `standing`. Costs nothing unless it is called. */
  serve(standing: () => Standing): void {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'gaslamp_matches',
      help: 'Matches in memory, by game and phase.',
      labelNames: ['game', 'phase'],
      registers,
      collect() {
        this.reset();
        for (const { game, phase } of standing().matches) this.inc({ game, phase });
      },
    });
    new Gauge({
      name: 'gaslamp_sockets',
      help: 'Open sockets: inside a match, or waiting at the door.',
      labelNames: ['where'],
      registers,
      collect() {
        const { inside, waiting } = standing().sockets;
        this.set({ where: 'inside' }, inside);
        this.set({ where: 'waiting' }, waiting);
      },
    });
    new Gauge({
      name: 'gaslamp_bots_waiting',
      help: 'Questions that wait for a bot to think.',
      registers,
      collect() {
        this.set(standing().bots);
      },
    });
  }
  /** Returns all metrics in the text format of Prometheus, with its content type. */
  async text(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
