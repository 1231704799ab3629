import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, LoggedDice } from '@gaslamp/kernel/chance';
import type { Item } from '@gaslamp/kernel/state';
import { SecureDice } from './secure-dice.ts';

/** A draw or a roll of a match. */
export interface Outcome {
  /** Index of its entry; 0 is the deal. */
  readonly entry: number;
  /** Index in the match, from 0: the number that is hashed with the key. */
  readonly n: number;
  /** Null if the rules were not run, so that nothing requested it. */
  readonly what: 'roll' | 'draw' | null;
  /** Number of faces of the die, or of items to draw from; null if the rules were not run. */
  readonly of: number | null;
  /** The logged outcome: a face, or the name of the item drawn. */
  readonly said: string;
  /** The outcome that the key gives; null if no key is known or the rules were not run. */
  readonly fromKey: string | null;
}

/** Dice that give the outcomes of a log, entry by entry, and record next to each the outcome that the key gives. */
export class CheckedDice implements Chance {
  readonly outcomes: Outcome[] = [];
  readonly #nameOf: (item: Item) => string;
  readonly #keyed: SecureDice | null;
  #logged: LoggedDice;
  #entry = 0;
  /** Number of outcomes of the previous entries. */
  #before = 0;
  #count = 0;

  constructor({ nameOf }: AnyGame, key: string | null) {
    this.#nameOf = nameOf;
    this.#keyed = key === null ? null : new SecureDice(key);
    this.#logged = new LoggedDice([], nameOf);
  }

  /** Makes the following outcomes those of this entry. */
  says(entry: number, outcomes: readonly string[]): void {
    this.#before += this.#count;
    this.#count = outcomes.length;
    this.#entry = entry;
    this.#logged = new LoggedDice(outcomes, this.#nameOf);
    if (this.#keyed) this.#keyed.used = this.#before;
  }
  /** Lists an entry's outcomes without running the rules. */
  skip(entry: number, outcomes: readonly string[]): void {
    this.says(entry, outcomes);
    for (const [i, said] of outcomes.entries())
      this.outcomes.push({ entry, n: this.#before + i, what: null, of: null, said, fromKey: null });
  }

  roll(sides: number): number {
    const face = this.#logged.roll(sides);
    this.#note('roll', sides, String(face), this.#keyed && String(this.#keyed.roll(sides)));
    return face;
  }
  draw(from: readonly Item[]): Item {
    const item = this.#logged.draw(from);
    this.#note('draw', from.length, this.#nameOf(item), this.#keyed && this.#nameOf(this.#keyed.draw(from)));
    return item;
  }
  #note(what: 'roll' | 'draw', of: number, said: string, fromKey: string | null): void {
    const n = this.#before + this.#logged.used - 1;
    this.outcomes.push({ entry: this.#entry, n, what, of, said, fromKey });
  }
}
