// Anonymous statistics of all matches that finished here. Each match is evaluated once, and the result is stored.
import type { Outcome, Statistics } from '@gaslamp/protocol/statistics';
import { Tally } from '@gaslamp/record/statistics';
import { RequestError } from '../refused.ts';
import { HOUSE } from '../room/turns.ts';
import type { Lobby } from './lobby.ts';

/** Number of matches evaluated before others get a turn: a server that is new to this has many. */
const AT_ONCE = 20;
/** Time for which the statistics are cached, in ms. */
const LASTS = 10_000;

export class Census {
  #cached: { readonly at: number; readonly numbers: Promise<readonly Statistics[]> } | null = null;
  #counting: Promise<void> | null = null;

  constructor(readonly lobby: Lobby) {}

  /** Returns the statistics of each game over all matches evaluated so far. */
  statistics(now = this.lobby.house.serverClock.monotonic()): Promise<readonly Statistics[]> {
    if (this.#cached === null || now - this.#cached.at >= LASTS) {
      const numbers = this.count().then(() => this.#numbers());
      numbers.catch(() => {
        this.#cached = null;
      });
      this.#cached = { at: now, numbers };
    }
    return this.#cached.numbers;
  }

  /** Reads a batch per turn of the event loop, so that many matches delay nobody's move. */
  async #numbers(): Promise<readonly Statistics[]> {
    const { store, house } = this.lobby;
    const tally = new Tally();
    for await (const some of store.outcomes()) {
      for (const outcome of some) tally.add(outcome);
      await house.turns.next(HOUSE);
    }
    return tally.statistics();
  }

  /** Evaluates some of the matches that have ended since. */
  count(): Promise<void> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }
  async #count(): Promise<void> {
    const { store } = this.lobby;
    for (const match of await store.uncounted(AT_ONCE)) await store.keepOutcome(match, await this.#outcomeOf(match));
  }
  async #outcomeOf(match: string): Promise<Outcome | null> {
    try {
      return (await (await this.lobby.room(match)).outlook()).outcome;
    } catch (error) {
      // An unreadable match is not counted, and not read again and again.
      if (error instanceof RequestError) return null;
      throw error;
    }
  }
}
