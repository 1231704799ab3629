import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Item, Place } from '@gaslamp/kernel/state';

/** What chance is to say: faces of dice, and ids of cards by whose hand or which place they come to. */
export interface Told {
  readonly rolls: readonly number[];
  readonly draws: Readonly<Record<string, readonly string[]>>;
}

/** How a game calls items and places. */
export interface Names {
  idOf(item: Item): string;
  placeOf(place: Place): string;
}

/** Places where cards wait face down to be turned up: what is told is meant for the turning. */
const FACE_DOWN = 'STACK';

/**
 * Chance that says what it was told, each kind in its order; where that cannot come, and behind it, what the seed says. A
 * match that went another way than was thought of goes on all the same.
 */
export class ToldChance implements Chance {
  readonly #seeded: FastDice;
  readonly #rolls: number[];
  readonly #draws: ReadonlyMap<string, string[]>;
  constructor(
    seed: number,
    { rolls, draws }: Told,
    readonly names: Names,
  ) {
    this.#seeded = new FastDice(seed);
    this.#rolls = [...rolls];
    this.#draws = new Map(Object.entries(draws).map(([owner, ids]) => [owner, [...ids]]));
  }
  /** What was told and has not come: `face 3`, `OKHRANA for MONDAY`. */
  get left(): readonly string[] {
    const draws = [...this.#draws].flatMap(([owner, ids]) => ids.map((id) => `${id} for ${owner}`));
    return [...this.#rolls.map((face) => `face ${face}`), ...draws];
  }
  roll(sides: number): number {
    const face = this.#rolls.shift();
    return face !== undefined && face <= sides ? face : this.#seeded.roll(sides);
  }
  draw(from: readonly Item[], to: Place): Item {
    const [kind = '', owner = kind] = this.names.placeOf(to).split('.');
    const told = this.#draws.get(owner);
    const item = from.find((one) => this.names.idOf(one) === told?.[0]);
    if (item !== undefined) {
      if (kind !== FACE_DOWN) told?.shift();
      return item;
    }
    // What is meant for somebody else is taken by nobody.
    const meant = new Set([...this.#draws.values()].flat());
    const free = from.filter((one) => !meant.has(this.names.idOf(one)));
    return this.#seeded.draw(free.length > 0 ? free : from);
  }
}
