// A match that is being read for a replay. The worker stays, so that other viewpoints can be requested later.
import { thrown } from '../net/failure.ts';
import type { ReplayPlace } from './place.ts';
import type { Answer, Answered, Asked, Question } from './whole-worker.ts';

export class Reading {
  /** Callbacks by the number of the question. */
  readonly #hearing: ((answer: Answered) => void)[] = [];
  /** Rejects if the worker cannot be loaded, perhaps long before the first question. */
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
      worker.onerror = ({ message }) => reject(thrown({ error: message, faults: [] }));
    });
    worker.onmessage = ({ data: [number, answer] }: MessageEvent<Answer>) => this.#hearing[number]?.(answer);
    this.found = this.ask({ of: 'match', match, token, as, moment });
    this.glimpse = this.ask({ of: 'moment' });
    // Prevents unhandled rejections; callers that await them still get the error.
    for (const coming of [this.#broken, this.found, this.glimpse]) coming.catch(() => {});
  }

  /** Sends a question; rejects with the error of the worker and its faults. */
  ask(asked: Asked): Promise<Answered> {
    const answered = new Promise<Answered>((resolve, reject) => {
      const hear = (answer: Answered) => ('error' in answer ? reject(thrown(answer)) : resolve(answer));
      this.worker.postMessage([this.#hearing.push(hear) - 1, asked] satisfies Question);
    });
    return Promise.race([answered, this.#broken]);
  }
}
