import { fault, InputFault } from './fault.ts';
import type { Item, Place } from './state.ts';

/** Source of randomness. A state holds no seed: the engine takes outcomes from here, and the log records them. */
export interface Chance {
  /** Returns a face from 1 to `sides`, all equally likely. */
  roll(sides: number): number;
  /** Returns one item of `from`, all equally likely. `to` is its destination, which only tests use. */
  draw(from: readonly Item[], to: Place): Item;
}

/** A seeded 32-bit counter hash for bots and simulations: fast, small, not secret. */
export class FastDice implements Chance {
  #n = 0;
  constructor(readonly seed: number) {}
  /** Returns an integer from 0 to `n - 1`, by rejection sampling: a remainder alone would be biased. */
  below(n: number): number {
    if (!(n >= 1)) throw new RangeError(`a choice among ${n}`);
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const x = this.#next();
      // `>>> 0` makes the engine treat this as an integer. As the first seat, a float would turn lists of the state into slower
      // float lists.
      if (x < limit) return (x % n) >>> 0;
    }
  }
  roll(sides: number): number {
    return this.below(sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return from[this.below(from.length)]!;
  }
  /** Returns one element of a non-empty list, all equally likely. */
  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  /** Ettinger's "triple32" finaliser, cut to two rounds, over a Weyl sequence. */
  #next(): number {
    let x = Math.imul(++this.#n, 0x9e3779b1) ^ Math.imul(this.seed, 0x85ebca6b);
    x ^= x >>> 16;
    x = Math.imul(x, 0x21f0aaad);
    x ^= x >>> 15;
    x = Math.imul(x, 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  }
}

/** Passes on another source's outcomes and records them by name for the log. */
export class RecordedDice implements Chance {
  readonly outcomes: string[] = [];
  constructor(
    readonly dice: Chance,
    readonly nameOf: (item: Item) => string,
  ) {}
  roll(sides: number): number {
    const face = this.dice.roll(sides);
    this.outcomes.push(String(face));
    return face;
  }
  draw(from: readonly Item[], to: Place): Item {
    const item = this.dice.draw(from, to);
    this.outcomes.push(this.nameOf(item));
    return item;
  }
}

/** Replays named outcomes (`7`, `ZOMBIES.1`) of a log or a test. Throws when the next outcome does not fit the request. */
export class LoggedDice implements Chance {
  #next = 0;
  constructor(
    readonly outcomes: readonly string[],
    readonly nameOf: (item: Item) => string,
  ) {}
  get used(): number {
    return this.#next;
  }
  roll(sides: number): number {
    const said = this.#take();
    const face = Number(said);
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new InputFault(fault('record.roll', { said, sides }));
    return face;
  }
  draw(from: readonly Item[]): Item {
    const name = this.#take();
    const item = from.find((i) => this.nameOf(i) === name);
    if (item !== undefined) return item;
    const among = from.map(this.nameOf).join(', ');
    throw new InputFault(fault('record.draw', { name, among }));
  }
  #take(): string {
    const outcome = this.outcomes[this.#next++];
    if (outcome === undefined) throw new InputFault(fault('record.chance'));
    return outcome;
  }
}
