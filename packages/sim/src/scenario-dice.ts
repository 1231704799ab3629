import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Item } from '@gaslamp/kernel/state';
import { fail, type Path } from './scenario-error.ts';

interface Forced<T> {
  readonly outcome: T;
  readonly path: Path;
}

/** Chance that a scenario forces, rolls and draws each in their order, and behind that what the seed says. */
export class ForcedDice implements Chance {
  readonly #seeded: FastDice;
  readonly #rolls: Forced<number>[] = [];
  readonly #draws: Forced<string>[] = [];
  /** What chance said since this was last emptied: faces, and ids of drawn cards. */
  said: (number | string)[] = [];

  constructor(
    seed: number,
    readonly idOf: (item: Item) => string,
  ) {
    this.#seeded = new FastDice(seed);
  }
  forceRoll(outcome: number, path: Path): void {
    this.#rolls.push({ outcome, path });
  }
  forceDraw(outcome: string, path: Path): void {
    this.#draws.push({ outcome, path });
  }
  /** Where the first forced outcome stands that nothing has asked for yet; null if there is none. */
  get unused(): Path | null {
    return (this.#rolls[0] ?? this.#draws[0])?.path ?? null;
  }
  roll(sides: number): number {
    const forced = this.#rolls.shift();
    const face = forced?.outcome ?? this.#seeded.roll(sides);
    if (forced && face > sides) fail(forced.path, `the next roll is one from 1 to ${sides}, not ${face}`);
    this.said.push(face);
    return face;
  }
  draw(from: readonly Item[]): Item {
    const forced = this.#draws.shift();
    const item = forced ? from.find((one) => this.idOf(one) === forced.outcome) : this.#seeded.draw(from);
    if (item === undefined) {
      const possible = [...new Set(from.map(this.idOf))].sort().join(', ');
      return fail(forced!.path, `${forced!.outcome} cannot be drawn next; possible: ${possible}`);
    }
    this.said.push(this.idOf(item));
    return item;
  }
}
