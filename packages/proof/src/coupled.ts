import type { AnyGame } from '@gaslamp/games/games';
import type { Chance, FastDice } from '@gaslamp/kernel/chance';
import { type Item, type Place, type Player, type State, sees } from '@gaslamp/kernel/state';
import { kindsOf } from './alike.ts';
import { oracleOf } from './games.ts';
import type { Oracle } from './oracle.ts';
import { oneOf } from './playout.ts';

/** A result of the first world's chance; `seen` is true if the viewer watches the item's destination. A roll has no place. */
interface Outcome {
  readonly value: number;
  readonly seen: boolean;
  /** Number of sides of a die; 0 for a draw. */
  readonly sides: number;
}

/**
 * The chance of two worlds that a viewer follows in parallel. Results that the viewer can see are equal as far as the second
 * world allows; results that the viewer cannot see are independent. The states are those before the answer.
 */
export class Coupled {
  #outcomes: Outcome[] = [];
  #next = 0;
  /** True if the second world could not repeat, or was made not to repeat, what the viewer saw in the first. */
  strayed = false;
  /** Items drawn in one world and not in the other. */
  readonly apart = new Set<Item>();
  readonly #oracle: Oracle;
  #first: State;
  #second: State;
  constructor(
    readonly game: AnyGame,
    readonly viewer: Player,
    readonly mind: FastDice,
    /** One in this many visible results is independent anyway; 0 for none. */
    readonly doubt: number,
    first: State,
    second: State,
  ) {
    this.#first = first;
    this.#second = second;
    this.#oracle = oracleOf(game);
  }

  begin(first: State, second: State): void {
    this.#outcomes = [];
    this.#next = 0;
    this.#first = first;
    this.#second = second;
    this.strayed = false;
    this.apart.clear();
  }

  /** Prefers results that are possible in the second world too. */
  readonly first: Chance = {
    roll: (sides) => this.#say({ value: this.mind.below(sides) + 1, seen: true, sides }),
    draw: (from, to) => {
      const seen = this.#watched(this.#first, to);
      const { place } = this.#second;
      const both = seen ? from.filter((item) => place[item] === this.#first.place[item]) : [];
      return this.#say({ value: oneOf(this.mind, both.length > 0 ? both : from), seen, sides: 0 });
    },
  };
  readonly second: Chance = {
    roll: (sides) => {
      const outcome = this.#outcomes[this.#next++];
      // The worlds may have parted within this answer: then the first one rolled a different die here, or drew.
      if (outcome?.sides === sides && !this.#doubts()) return outcome.value;
      this.strayed = true;
      return this.mind.below(sides) + 1;
    },
    draw: (from, to) => {
      const outcome = this.#outcomes[this.#next++];
      if (outcome === undefined) return this.#free(from, undefined);
      if (outcome.sides !== 0) {
        this.strayed = true;
        return this.#free(from, undefined);
      }
      if (!outcome.seen && !this.#watched(this.#second, to)) return this.#free(from, outcome.value);
      if (from.includes(outcome.value) && !this.#doubts()) return outcome.value;
      this.strayed = true;
      return this.#free(from, outcome.value);
    },
  };

  #say(outcome: Outcome): number {
    this.#outcomes.push(outcome);
    return outcome.value;
  }
  #watched(s: State, to: Place): boolean {
    return sees(this.game.watchers(s, to), this.viewer);
  }
  #doubts(): boolean {
    return this.doubt > 0 && this.mind.below(this.doubt) === 0;
  }
  /** Returns any item that looks like the one drawn in the first world, but not a different copy of that card. */
  #free(from: readonly Item[], drawn: Item | undefined): Item {
    if (drawn === undefined) return oneOf(this.mind, from);
    const alike = from.filter((item) => this.#oracle.alike(item, drawn));
    const any = oneOf(this.mind, alike.length > 0 ? alike : from);
    const kinds = kindsOf(this.game, this.#first.place.length);
    const item = from.includes(drawn) && kinds[any] === kinds[drawn] ? drawn : any;
    if (item !== drawn) this.apart.add(item).add(drawn);
    return item;
  }
}
