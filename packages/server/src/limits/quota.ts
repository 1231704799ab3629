import { RequestError } from '../refused.ts';
import { roundedUp } from '../spans.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Number of addresses that are remembered; the least recent is dropped first. */
const ADDRESSES = 20_000;

/** Limits what each address may create per hour and day: new matches, or whatever `what` names. Forgets with the process. */
export class Quota {
  /** Creation times by address, oldest first. */
  readonly #made = new Map<string, number[]>();

  constructor(
    readonly perHour: number,
    readonly perDay: number,
    /** Returns the time in ms. Monotonic, since the time of day may be set back. */
    readonly now: () => number,
    /** The error message, which names what is limited. */
    readonly what = 'too many new matches: at most {most} {span} from one address',
  ) {}

  /** Runs `make` and counts it unless it fails. Throws RequestError 429 with the limit and the time of the next attempt. */
  async spend<T>(address: string, make: () => Promise<T>): Promise<T> {
    const takeBack = this.#take(address);
    try {
      return await make();
    } catch (error) {
      takeBack();
      throw error;
    }
  }
  /** Counts before `make` runs, so that two simultaneous requests cannot both be the last. */
  #take(address: string): () => void {
    const now = this.now();
    const made = (this.#made.get(address) ?? []).filter((at) => at > now - DAY);
    this.#within(made, this.perDay, DAY, 'a day', now);
    this.#within(
      made.filter((at) => at > now - HOUR),
      this.perHour,
      HOUR,
      'an hour',
      now,
    );
    made.push(now);
    // Moved to the end, so that the address with the latest match is dropped last.
    this.#made.delete(address);
    this.#made.set(address, made);
    const [longest] = this.#made.keys();
    if (longest !== undefined && this.#made.size > ADDRESSES) this.#made.delete(longest);
    return () => {
      const counted = this.#made.get(address) ?? [];
      const i = counted.indexOf(now);
      if (i >= 0) counted.splice(i, 1);
    };
  }

  #within(made: readonly number[], most: number, span: number, words: string, now: number): void {
    // The next attempt is possible once fewer than `most` are within the span. The limit may have been lowered since.
    const last = made.at(-most);
    if (last === undefined) return;
    const wait = last + span - now;
    throw new RequestError(
      429,
      `${this.what.replace('{most}', String(most)).replace('{span}', words)}; the next in ${roundedUp(wait)}`,
      Math.ceil(wait / 1000),
    );
  }
}
