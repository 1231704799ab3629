// Allows a scenario to state answers that the runner has given automatically, also after an expectation.
import type { Given, Wish } from './scenario-form.ts';
import { argumentsOf, asList, fits, keysFor } from './scenario-keys.ts';
import { isMapping } from './scenario-shapes.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

/**
 * Returns true if a step states answers that the runner has given automatically since the last choice. Each answer can be
 * stated once, and only in order.
 */
export function wasGiven(table: ScenarioTable, wish: Wish): boolean {
  const { rows, left } = argumentsOf(wish);
  if (rows.length > 0) return false;
  const found = new Search(table, wish);
  if (wish.text !== null) {
    const offer = found.spoken(wish.text);
    if (offer === null) return false;
    for (const key of keysFor(table, offer.verb, left)) if (fits(table, offer, key)) left.delete(key.key);
  }
  if (![...left.values()].every((given) => found.all(given))) return false;
  return found.take();
}

/** Searches the runner's answers in order, each of them once. */
class Search {
  #next = 0;
  constructor(
    readonly table: ScenarioTable,
    readonly wish: Wish,
  ) {}
  /** Finds an answer by its text. */
  spoken(text: string): Offer | null {
    const [verb, ...words] = text.split(/\s+/);
    const wanted = words.map((one) => this.table.named(one));
    return this.#first((offer) => {
      const values = Object.values(offer.args);
      return offer.verb === verb && wanted.every((one, i) => values[i] === one);
    });
  }
  /** Finds an answer for every item of an argument; for an empty list, the end of a set. */
  all(given: Given): boolean {
    const items = isMapping(given.value) ? [given.value] : asList(given.value);
    if (items.length === 0) return this.#first(({ verb }) => verb === 'done') !== null;
    return items.every((value) => {
      if (typeof value !== 'string') return false;
      const item = new Map([[given.key, { ...given, value }]]);
      const fitting = ({ verb }: Offer) => keysFor(this.table, verb, item);
      return this.#first((offer) => fitting(offer).some((key) => fits(this.table, offer, key))) !== null;
    });
  }
  /** Marks the found answers as stated; returns false if nothing was found. */
  take(): boolean {
    this.table.given = this.table.given.slice(this.#next);
    return this.#next > 0;
  }
  #first(fitting: (offer: Offer) => boolean): Offer | null {
    const { given } = this.table;
    const by = this.wish.by === null ? null : this.table.named(this.wish.by);
    const i = given.findIndex((one, at) => at >= this.#next && (by === null || one.by === by) && fitting(one.offer));
    const found = given[i];
    if (found === undefined) return null;
    this.#next = i + 1;
    return found.offer;
  }
}
