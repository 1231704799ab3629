import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Item, Place } from '@gaslamp/kernel/state';
import { fail, type Path, type Problem } from './scenario-error.ts';

interface Forced<T> {
  readonly outcome: T;
  readonly path: Path;
}
interface Owned extends Forced<string> {
  /** What could come instead when a card came last. */
  missed: string | null;
}

/** Places where cards wait face-down to be turned up. What is forced there is meant for the turning. */
const FACE_DOWN = 'STACK';

/**
 * Chance that a scenario forces, rolls and draws each in their order, and behind that what the seed says. Draws for
 * somebody's hand or into a city are kept apart, and no other draw takes their cards away while it can take another one.
 */
export class ForcedDice implements Chance {
  readonly #seeded: FastDice;
  readonly #rolls: Forced<number>[] = [];
  readonly #draws: Forced<string>[] = [];
  /** By whose or which: the last part of a place's name. */
  readonly #owned = new Map<string, Owned[]>();
  /** What chance said since this was last emptied: faces, and ids of drawn cards. */
  said: (number | string)[] = [];

  /** `placeOf` names a place: `HAND.MONDAY`. */
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
  /** The next draw; with an owner the next one for that seat or city. */
  forceDraw(outcome: string, path: Path, owner: string | null = null): void {
    if (owner === null) this.#draws.push({ outcome, path });
    else this.#owned.set(owner, [...(this.#owned.get(owner) ?? []), { outcome, path, missed: null }]);
  }
  /** What is wrong with the first forced outcome that nothing has asked for yet; null if there is none. */
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
    this.said.push(face);
    return face;
  }
  draw(from: readonly Item[], to: Place): Item {
    const item = this.#drawOwned(from, to) ?? this.#drawNext(from);
    this.said.push(this.idOf(item));
    return item;
  }

  /** The first of what is forced for the seat or city that the card comes to, if it can come; null where none can. */
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
