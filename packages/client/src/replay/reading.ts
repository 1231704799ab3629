// A match that is looked back on, on its way: the worker that reads it stays, another viewpoint is asked for later.
import type { ReplayPlace } from './place.ts';
import type { Answer, Answered, Asked, Question } from './whole-worker.ts';

export class Reading {
  /** Who waits for what, by the number of the question. */
  readonly #hearing: ((answer: Answered) => void)[] = [];
  /** Rejects where the worker does not even load, perhaps long before it is asked. */
  readonly #broken: Promise<never>;
  readonly found: Promise<Answered>;
  readonly glimpse: Promise<Answered>;

  constructor(
    readonly worker: Worker,
    readonly match: string,
    readonly token: string,
    { as, moment }: ReplayPlace,
  ) {
    this.#broken = new Promise((_, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.onmessage = ({ data: [number, answer] }: MessageEvent<Answer>) => this.#hearing[number]?.(answer);
    this.found = this.ask({ of: 'match', match, token, as, moment });
    this.glimpse = this.ask({ of: 'moment' });
    // Whoever waits for them hears why there is nothing.
    for (const coming of [this.#broken, this.found, this.glimpse]) coming.catch(() => {});
  }

  /** Rejects with the words of what went wrong. */
  ask(asked: Asked): Promise<Answered> {
    const answered = new Promise<Answered>((resolve, reject) => {
      const hear = (answer: Answered) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer));
      this.worker.postMessage([this.#hearing.push(hear) - 1, asked] satisfies Question);
    });
    return Promise.race([answered, this.#broken]);
  }
}
