import { setImmediate } from 'node:timers/promises';
import { RoundRobin } from '../limits/round-robin.ts';
import { RequestError } from '../refused.ts';
import type { ToldCode } from '../told.ts';

/** The caller for whom expensive work is done. */
export interface Asker {
  /** The address under which limits count the caller. */
  readonly address: string;
  /** Returns true once the caller no longer waits for the result. */
  gone(): boolean;
}
/** The server itself, as a caller with a share of its own. */
export const HOUSE: Asker = { address: '', gone: () => false };
/** For a replay: one runs at a time, in the server's share, so that nothing else of its caller holds up those who wait for it. */
export const folding = ({ gone }: Asker): Asker => ({ ...HOUSE, gone });

/** The reason why work was dropped. */
export class Left extends RequestError {
  constructor() {
    super(409, 'http.left');
  }
}

interface Waiting {
  readonly asker: Asker;
  readonly run: () => Promise<void>;
  readonly drop: (why: Left) => void;
}

/**
 * Queue for expensive work: one piece at a time, each in a turn of the event loop of its own, from each waiting address in turn.
 * Drops the work of callers who have left.
 */
export class OneByOne {
  readonly #waiting = new RoundRobin<Waiting>();
  #busy = false;

  constructor(
    /** Number of pieces of work that may wait per address, and the error message for more. */
    readonly most = Number.POSITIVE_INFINITY,
    readonly tooMany: ToldCode = 'http.inner',
  ) {}

  /** Number of pieces of work that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves or rejects with the result of the work; rejects with Left if its caller left. Throws RequestError 429 if too much
   * work of that address waits.
   */
  next<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const { address } = asker;
    this.#waiting.set(
      address,
      this.#waiting.of(address).filter((one) => !dropped(one)),
    );
    if (this.#waiting.of(address).length >= this.most)
      throw new RequestError(429, this.tooMany, { most: this.most }, 5);
    return new Promise((resolve, reject) => {
      const run = () => Promise.resolve().then(work).then(resolve, reject);
      this.#waiting.push(address, { asker, run, drop: reject });
      void this.#work();
    });
  }
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (!this.#waiting.isEmpty) {
      // Messages are handled in between, and the caller who was just served may ask for more.
      await setImmediate();
      const first = this.#waiting.shift();
      if (first !== undefined && !dropped(first)) await first.run();
    }
    this.#busy = false;
  }
}
function dropped({ asker, drop }: Waiting): boolean {
  if (!asker.gone()) return false;
  drop(new Left());
  return true;
}

/** Queue for slices of the server's expensive work. */
export class Turns {
  readonly #line = new OneByOne();

  /** Resolves when it is the caller's turn, in order of that caller's calls. Rejects with Left if the caller left. */
  next(asker: Asker): Promise<void> {
    return this.#line.next(asker, async () => {});
  }
}
