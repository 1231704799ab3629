import type { Item, Place } from './state.ts';

/** Where chance comes from. A state holds no seed: outcomes are handed in and logged. */
export interface Chance {
  /** A face from 1 to `sides`, all alike. */
  roll(sides: number): number;
  /** One of `from`, all alike; `to` only tells a test where the item is going. */
  draw(from: readonly Item[], to: Place): Item;
}

/** A seeded 32-bit counter hash for bots and simulations: fast, small, not secret. */
export class FastDice implements Chance {
  #n = 0;
  constructor(readonly seed: number) {}
  /** An integer from 0 to `n - 1`; rejects instead of taking a biased remainder. */
  below(n: number): number {
    if (!(n >= 1)) throw new RangeError(`a choice among ${n}`);
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const x = this.#next();
      // A float else, wherever it goes: the seat that begins makes floats of a state's lists, which are read slowly.
      if (x < limit) return (x % n) >>> 0;
    }
  }
  roll(sides: number): number {
    return this.below(sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return from[this.below(from.length)]!;
  }
  /** One of a list that is not empty, all alike. */
  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  /** The finaliser is Ettinger's "triple32" cut to two rounds over a Weyl sequence. */
  #next(): number {
    let x = Math.imul(++this.#n, 0x9e3779b1) ^ Math.imul(this.seed, 0x85ebca6b);
    x ^= x >>> 16;
    x = Math.imul(x, 0x21f0aaad);
    x ^= x >>> 15;
    x = Math.imul(x, 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  }
}

/** Passes chance on and keeps what it said, by name, for the log. */
export class RecordedDice implements Chance {
  readonly said: string[] = [];
  constructor(
    readonly dice: Chance,
    readonly nameOf: (item: Item) => string,
  ) {}
  roll(sides: number): number {
    const face = this.dice.roll(sides);
    this.said.push(String(face));
    return face;
  }
  draw(from: readonly Item[], to: Place): Item {
    const item = this.dice.draw(from, to);
    this.said.push(this.nameOf(item));
    return item;
  }
}

/** Repeats outcomes by name (`7`, `ZOMBIES.1`) from a log or a test. Throws when the log does not fit the question. */
export class LoggedDice implements Chance {
  #next = 0;
  constructor(
    readonly said: readonly string[],
    readonly nameOf: (item: Item) => string,
  ) {}
  get used(): number {
    return this.#next;
  }
  roll(sides: number): number {
    const face = Number(this.#take(`a roll of 1 to ${sides}`));
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`the log says ${this.said[this.#next - 1]} where a roll of 1 to ${sides} was asked`);
    return face;
  }
  draw(from: readonly Item[]): Item {
    const name = this.#take('a draw');
    const item = from.find((i) => this.nameOf(i) === name);
    if (item === undefined)
      throw new Error(`the log draws ${name}, which is not among ${from.map(this.nameOf).join(', ')}`);
    return item;
  }
  #take(what: string): string {
    const said = this.said[this.#next++];
    if (said === undefined) throw new Error(`the log is at its end where ${what} was asked`);
    return said;
  }
}
