import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Item, Place } from '@gaslamp/kernel/state';
import { fail, type Path, type Problem } from './scenario-error.ts';

interface Forced<T> {
  readonly outcome: T;
  readonly path: Path;
}
interface Owned extends Forced<string> {
  /** The cards that were possible instead at the latest draw; null if there was none. */
  missed: string | null;
}

/** Prefix of places where cards lie face-down until they are turned up. A card forced there stays forced for the turning up. */
const FACE_DOWN = 'STACK';

/**
 * Chance forced by a scenario, rolls and draws each in their order, then from the seed. Draws for a player's hand or a city are
 * kept apart, and other draws avoid their cards as long as another card is available.
 */
export class ForcedDice implements Chance {
  readonly #seeded: FastDice;
  readonly #rolls: Forced<number>[] = [];
  readonly #draws: Forced<string>[] = [];
  /** By the last part of the place's name: a seat or a city. */
  readonly #owned = new Map<string, Owned[]>();
  /** Results of chance since this was last cleared: faces, and ids of drawn cards. */
  outcomes: (number | string)[] = [];

  /** `placeOf` returns a place's name: `HAND.MONDAY`. */
  constructor(
    seed: number,
    readonly idOf: (item: Item) => string,
    readonly placeOf: (place: Place) => string,
  ) {
    this.#seeded = new FastDice(seed);
  }
  forceRoll(outcome: number, path: Path): void {
    this.#rolls.push({ outcome, path });
  }
  /** Forces the next draw; with an owner, the next one for that seat or city. */
  forceDraw(outcome: string, path: Path, owner: string | null = null): void {
    if (owner === null) this.#draws.push({ outcome, path });
    else this.#owned.set(owner, [...(this.#owned.get(owner) ?? []), { outcome, path, missed: null }]);
  }
  /** Describes the first forced outcome that has not been used; null if there is none. */
  get unused(): Problem | null {
    const [next] = [...this.#rolls, ...this.#draws];
    if (next !== undefined) return { path: next.path, message: 'this outcome was never asked for' };
    const [waiting] = [...this.#owned.values()].flat();
    if (waiting === undefined) return null;
    const { outcome, path, missed } = waiting;
    const message =
      missed === null
        ? `no card came there, ${outcome} neither`
        : `${outcome} could not come there; possible: ${missed}`;
    return { path, message };
  }
  roll(sides: number): number {
    const forced = this.#rolls.shift();
    const face = forced?.outcome ?? this.#seeded.roll(sides);
    if (forced && face > sides) fail(forced.path, `the next roll is one from 1 to ${sides}, not ${face}`);
    this.outcomes.push(face);
    return face;
  }
  draw(from: readonly Item[], to: Place): Item {
    const item = this.#drawOwned(from, to) ?? this.#drawNext(from);
    this.outcomes.push(this.idOf(item));
    return item;
  }

  /** Returns the first available card among those forced for the destination's seat or city; null if none is available. */
  #drawOwned(from: readonly Item[], to: Place): Item | null {
    const [kind = '', owner = ''] = this.placeOf(to).split('.');
    const forced = this.#owned.get(owner) ?? [];
    // An identity waits until identities are dealt.
    for (const [i, { outcome }] of forced.entries()) {
      const item = this.#find(from, outcome);
      if (item === undefined) continue;
      if (kind !== FACE_DOWN) forced.splice(i, 1);
      return item;
    }
    for (const one of forced) one.missed = this.#possible(from);
    return null;
  }
  #drawNext(from: readonly Item[]): Item {
    const forced = this.#draws.shift();
    if (forced !== undefined) return this.#find(from, forced.outcome) ?? this.#impossible(forced, from);
    const kept = new Set([...this.#owned.values()].flat().map(({ outcome }) => outcome));
    const free = kept.size === 0 ? from : from.filter((item) => !kept.has(this.idOf(item)));
    return this.#seeded.draw(free.length > 0 ? free : from);
  }
  #find(from: readonly Item[], id: string): Item | undefined {
    return from.find((item) => this.idOf(item) === id);
  }
  #impossible({ outcome, path }: Forced<string>, from: readonly Item[]): never {
    return fail(path, `${outcome} cannot be drawn next; possible: ${this.#possible(from)}`);
  }
  #possible(from: readonly Item[]): string {
    return [...new Set(from.map(this.idOf))].sort().join(', ');
  }
}
