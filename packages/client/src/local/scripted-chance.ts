import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Item, Place } from '@gaslamp/kernel/state';

/** Scripted chance: faces of dice, and ids of cards by the hand or place that they are drawn to. */
export interface Script {
  readonly rolls: readonly number[];
  readonly draws: Readonly<Record<string, readonly string[]>>;
}

/** The game's names of items and places. */
export interface Names {
  idOf(item: Item): string;
  placeOf(place: Place): string;
}

/**
 * Kind of places where cards wait face down to be turned up. A scripted draw is meant for turning up, so drawing to such a
 * place does not consume it.
 */
const FACE_DOWN = 'STACK';

/**
 * Chance that follows a script, each kind in its own order. If a scripted result is impossible, or the script has ended, the
 * seed decides, so a match that deviates from the script still goes on.
 */
export class ScriptedChance implements Chance {
  readonly #seeded: FastDice;
  readonly #rolls: number[];
  readonly #draws: ReadonlyMap<string, string[]>;
  constructor(
    seed: number,
    { rolls, draws }: Script,
    readonly names: Names,
  ) {
    this.#seeded = new FastDice(seed);
    this.#rolls = [...rolls];
    this.#draws = new Map(Object.entries(draws).map(([owner, ids]) => [owner, [...ids]]));
  }
  /** The scripted results that have not come: `face 3`, `OKHRANA for MONDAY`. */
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
    const scripted = this.#draws.get(owner);
    const item = from.find((one) => this.names.idOf(one) === scripted?.[0]);
    if (item !== undefined) {
      if (kind !== FACE_DOWN) scripted?.shift();
      return item;
    }
    // Cards scripted for somebody else are not drawn.
    const meant = new Set([...this.#draws.values()].flat());
    const free = from.filter((one) => !meant.has(this.names.idOf(one)));
    return this.#seeded.draw(free.length > 0 ? free : from);
  }
}
