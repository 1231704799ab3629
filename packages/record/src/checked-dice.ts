import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import type { Item } from '@gaslamp/kernel/state';
import type { ReadHeader } from './record-form.ts';
import { diceKeyOf, SecureDice } from './secure-dice.ts';

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
  /** The outcome that the key or the seed gives; null if neither is known or the rules were not run. */
  readonly fromKey: string | null;
}

/** Dice that give the outcomes of a log, entry by entry, and record next to each the outcome that the key or the seed gives. */
export class CheckedDice implements Chance {
  readonly outcomes: Outcome[] = [];
  readonly #nameOf: (item: Item) => string;
  /** Null without a key or a seed. A seed gives nothing after an entry that was not run: it counts no outcomes. */
  #source: SecureDice | FastDice | null;
  /** Keys for later entries, in order. */
  readonly #later: { readonly first: number; readonly dice: SecureDice | null }[] = [];
  #logged: LoggedDice;
  #entry = 0;
  /** Number of outcomes of the previous entries. */
  #before = 0;
  #count = 0;

  constructor({ nameOf }: AnyGame, { dice, seed }: Pick<ReadHeader, 'dice' | 'seed'>) {
    this.#nameOf = nameOf;
    if (dice) {
      const keyed = (key: string | null) => (key === null ? null : new SecureDice(diceKeyOf(key, dice.shares)));
      this.#source = keyed(dice.key);
      this.#later = (dice.later ?? []).map(({ first, key }) => ({ first, dice: keyed(key) }));
    } else this.#source = seed === null ? null : new FastDice(seed);
    this.#logged = new LoggedDice([], nameOf);
  }

  /** Makes the following outcomes those of this entry. */
  says(entry: number, outcomes: readonly string[]): void {
    this.#before += this.#count;
    this.#count = outcomes.length;
    this.#entry = entry;
    this.#logged = new LoggedDice(outcomes, this.#nameOf);
    for (let next = this.#later[0]; next !== undefined && next.first <= entry; next = this.#later[0])
      this.#source = this.#later.shift()!.dice;
    if (this.#source instanceof SecureDice) this.#source.used = this.#before;
  }
  /** Lists an entry's outcomes without running the rules. */
  skip(entry: number, outcomes: readonly string[]): void {
    this.says(entry, outcomes);
    if (this.#source instanceof FastDice) this.#source = null;
    for (const [i, said] of outcomes.entries())
      this.outcomes.push({ entry, n: this.#before + i, what: null, of: null, said, fromKey: null });
  }

  roll(sides: number): number {
    const face = this.#logged.roll(sides);
    this.#note('roll', sides, String(face), this.#source && String(this.#source.roll(sides)));
    return face;
  }
  draw(from: readonly Item[]): Item {
    const item = this.#logged.draw(from);
    this.#note('draw', from.length, this.#nameOf(item), this.#source && this.#nameOf(this.#source.draw(from)));
    return item;
  }
  #note(what: 'roll' | 'draw', of: number, said: string, fromKey: string | null): void {
    const n = this.#before + this.#logged.used - 1;
    this.outcomes.push({ entry: this.#entry, n, what, of, said, fromKey });
  }
}
