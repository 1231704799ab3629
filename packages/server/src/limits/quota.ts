import type { Values } from '@gaslamp/words/text';
import { RequestError } from '../refused.ts';
import { DAY, HOUR, roundedUp } from '../spans.ts';
import type { ToldCode } from '../told.ts';

/** Number of addresses that are remembered; the least recent is dropped first. */
const ADDRESSES = 20_000;

/** The time of a creation, and the one at that address who asked for it; null if nobody is told apart. */
interface Made {
  readonly at: number;
  readonly by: string | null;
}

/**
 * Limits what each address may create per hour and day: new matches, or whatever `what` names. Of those who share an address
 * nobody gets more than is left for the others. Forgets with the process.
 */
export class Quota {
  /** Creations by address, oldest first. */
  readonly #made = new Map<string, readonly Made[]>();

  constructor(
    readonly perHour: number,
    readonly perDay: number,
    /** Returns the time in ms. Monotonic, since the time of day may be set back. */
    readonly now: () => number,
    /** The error message, which names what is limited. */
    readonly what: ToldCode = 'limit.matches',
    readonly more: Values = {},
  ) {}

  /**
   * Runs `make` and counts it unless it fails. `by` tells apart those who share the address. Throws RequestError 429 with the
   * limit and the time of the next attempt.
   */
  async spend<T>(address: string, make: () => Promise<T>, by: string | null = null): Promise<T> {
    const takeBack = this.#take(address, by);
    try {
      return await make();
    } catch (error) {
      takeBack();
      throw error;
    }
  }
  /** Counts before `make` runs, so that two simultaneous requests cannot both be the last. */
  #take(address: string, by: string | null): () => void {
    const now = this.now();
    const made = (this.#made.get(address) ?? []).filter(({ at }) => at > now - DAY);
    this.#check(made, this.perDay, DAY, 'day', by);
    const lately = made.filter(({ at }) => at > now - HOUR);
    this.#check(lately, this.perHour, HOUR, 'hour', by);
    const one = { at: now, by };
    // Moved to the end, so that the address with the latest match is dropped last.
    this.#made.delete(address);
    this.#made.set(address, [...made, one]);
    const [longest] = this.#made.keys();
    if (longest !== undefined && this.#made.size > ADDRESSES) this.#made.delete(longest);
    return () => {
      const counted = this.#made.get(address);
      if (counted !== undefined)
        this.#made.set(
          address,
          counted.filter((other) => other !== one),
        );
    };
  }

  #check(made: readonly Made[], most: number, span: number, unit: string, by: string | null): void {
    let left = most - made.length;
    let own = by === null ? 0 : made.filter((one) => one.by === by).length;
    let next: Made | null = null;
    // The oldest ones are forgotten until there is a place.
    for (const one of made) {
      if (own < left) break;
      next = one;
      left++;
      if (by !== null && one.by === by) own--;
    }
    if (next === null) return;
    const wait = next.at + span - this.now();
    throw new RequestError(
      429,
      this.what,
      { most, span: unit, wait: roundedUp(wait), ...this.more },
      Math.ceil(wait / 1000),
    );
  }
}
