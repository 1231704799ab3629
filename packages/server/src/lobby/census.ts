// Numbers about all matches that were finished here, without names: each is looked at once, and kept.
import { type Outcome, type Statistics, Tally } from '@gaslamp/record/statistics';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';

/** So many matches are looked at before others are let in: a server that is new to this has many. */
const AT_ONCE = 20;
/** The numbers are as they were for so long, in milliseconds. */
const LASTS = 10_000;

export class Census {
  #told: { readonly at: number; readonly numbers: Promise<readonly Statistics[]> } | null = null;
  #counting: Promise<void> | null = null;

  constructor(readonly lobby: Lobby) {}

  /** The statistics of each game, of all that are counted by now. */
  statistics(now = this.lobby.house.serverClock.monotonic()): Promise<readonly Statistics[]> {
    if (this.#told === null || now - this.#told.at >= LASTS) {
      const numbers = this.count().then(() => this.#numbers());
      numbers.catch(() => {
        this.#told = null;
      });
      this.#told = { at: now, numbers };
    }
    return this.#told.numbers;
  }

  /** Some in a turn of the event loop: many matches hold up nobody's move. */
  async #numbers(): Promise<readonly Statistics[]> {
    const { store, house } = this.lobby;
    const tally = new Tally();
    for await (const some of store.outcomes()) {
      for (const outcome of some) tally.add(outcome);
      await house.forecasts.next();
    }
    return tally.statistics();
  }

  /** Looks at some of those that have ended since. */
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
      // What cannot be read counts for nothing: it is not looked at again and again.
      if (error instanceof LobbyError) return null;
      throw error;
    }
  }
}
