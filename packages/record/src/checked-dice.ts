import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, LoggedDice } from '@gaslamp/kernel/chance';
import type { Item } from '@gaslamp/kernel/state';
import { SecureDice } from './secure-dice.ts';

/** A draw or a roll of a match. */
export interface Outcome {
  /** The entry that it belongs to; 0 is the deal. */
  readonly entry: number;
  /** Its number in the match, counted from 0: what the key is hashed with. */
  readonly n: number;
  /** Null where the rules were not run and so nobody asked for it. */
  readonly what: 'roll' | 'draw' | null;
  /** Faces of the die, or things to draw from; null where the rules were not run. */
  readonly of: number | null;
  /** What the log says: a face, or the name of what was drawn. */
  readonly said: string;
  /** What the key gives; null where no key is known or the rules were not run. */
  readonly fromKey: string | null;
}

/** Dice that say what a log says, entry by entry, and beside it what the key would have said. */
export class CheckedDice implements Chance {
  readonly outcomes: Outcome[] = [];
  readonly #nameOf: (item: Item) => string;
  readonly #keyed: SecureDice | null;
  #logged: LoggedDice;
  #entry = 0;
  /** Outcomes of the entries before. */
  #before = 0;
  #said = 0;

  constructor({ nameOf }: AnyGame, key: string | null) {
    this.#nameOf = nameOf;
    this.#keyed = key === null ? null : new SecureDice(key);
    this.#logged = new LoggedDice([], nameOf);
  }

  /** From here on the outcomes of the next entry are told. */
  says(entry: number, outcomes: readonly string[]): void {
    this.#before += this.#said;
    this.#said = outcomes.length;
    this.#entry = entry;
    this.#logged = new LoggedDice(outcomes, this.#nameOf);
    if (this.#keyed) this.#keyed.used = this.#before;
  }
  /** Lists an entry's outcomes that no rules ask for. */
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
