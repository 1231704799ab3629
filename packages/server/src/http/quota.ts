import { LobbyError } from '../lobby/lobby-error.ts';
import { roundedUp } from '../spans.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Addresses that are remembered; the one that has been there longest is forgotten first. */
const ADDRESSES = 20_000;

/** Counts what each address has made in the last hour and day: new matches, or what `what` says. Forgets with the process. */
export class Quota {
  /** By address, oldest first: when each was made. */
  readonly #made = new Map<string, number[]>();

  constructor(
    readonly perHour: number,
    readonly perDay: number,
    /** In milliseconds. Not the time of day, which may be set back. */
    readonly now: () => number,
    /** What is counted, and of whom. */
    readonly what = 'too many new matches: at most {most} {span} from one address',
  ) {}

  /** Makes one and counts it, unless that fails. Throws LobbyError 429, which says what is spent and when there is more. */
  async spend<T>(address: string, make: () => Promise<T>): Promise<T> {
    const takeBack = this.#take(address);
    try {
      return await make();
    } catch (error) {
      takeBack();
      throw error;
    }
  }
  /** Counted at once: of two requests at a time only one may be the last. */
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
    // Put in anew, so that whoever made a match last is forgotten last.
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
    // Free again once fewer than `most` are within the span: the limit may be lower than it was spent to.
    const last = made.at(-most);
    if (last === undefined) return;
    const wait = last + span - now;
    throw new LobbyError(
      429,
      `${this.what.replace('{most}', String(most)).replace('{span}', words)}; the next in ${roundedUp(wait)}`,
      Math.ceil(wait / 1000),
    );
  }
}
