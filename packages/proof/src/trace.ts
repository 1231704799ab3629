import type { AnyGame } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import {
  type Item,
  type Mask,
  NOBODY,
  type Place,
  type Player,
  type State,
  sees,
  UNKNOWN,
} from '@gaslamp/kernel/state';

/** A draw of the first world: the item drawn, the choices, and the time. */
export interface Draw {
  readonly item: Item;
  readonly from: readonly Item[];
  /** True if the item was only picked and did not move. */
  readonly stays: boolean;
  readonly time: number;
  /** The place and mask of every item just before. */
  readonly place: readonly Place[];
  readonly seenBy: readonly Mask[];
}

/** A result of chance during one answer. */
export type Outcome = Draw | number;

/** A place of an item and its mask, from that time on. */
type Row = readonly [number, Place, Mask];
/** Returns the time at which a row begins; infinite for a row that does not exist. */
const begins = (rows: readonly Row[], i: number): number => rows[i]?.[0] ?? Number.POSITIVE_INFINITY;

/**
 * Records the place and mask of every item of a match at every moment, also between two moves of one answer. It looks whenever
 * the kernel asks the game for the watchers of a place, which is just before each move.
 */
export class Trace {
  readonly game: AnyGame;
  /** By item, one row per change. */
  readonly rows: readonly Row[][];
  time = 0;
  outcomes: Outcome[] = [];
  /** The state in play, as last seen. */
  #live: State;

  /** Begins with the state before the deal. */
  constructor(honest: AnyGame, before: State) {
    this.game = {
      ...honest,
      watchers: (s, place) => {
        this.look(s);
        return honest.watchers(s, place);
      },
    };
    this.rows = before.place.map(() => []);
    this.#live = before;
    this.look(before);
  }

  look(s: State): void {
    this.#live = s;
    this.time++;
    const { place, seenBy } = s;
    this.rows.forEach((rows, item) => {
      const last = rows[rows.length - 1];
      if (last === undefined || last[1] !== place[item] || last[2] !== seenBy[item])
        rows.push([this.time, at(place, item), at(seenBy, item)]);
    });
  }

  recorded(dice: Chance): Chance {
    return {
      roll: (sides) => {
        const face = dice.roll(sides);
        this.outcomes.push(face);
        return face;
      },
      draw: (from, to) => {
        const item = dice.draw(from, to);
        const { place, seenBy } = this.#live;
        this.outcomes.push({
          item,
          from: from.slice(),
          stays: place[item] === to,
          time: this.time,
          place: place.slice(),
          seenBy: seenBy.slice(),
        });
        return item;
      },
    };
  }

  /**
   * Returns the time when both items first lie in one place again after the draw at `time` separated them; Infinity for never.
   */
  together(x: Item, y: Item, time: number): number {
    let last = false;
    for (const [t, a, b] of this.#both(x, y, time)) {
      // The look just before the move still finds them in one place.
      if (a === b && last) return t;
      if (a !== b) last = true;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Returns the time when `viewer` first knows the place of one of them after the draw at `time` separated them. */
  lit(x: Item, y: Item, time: number, viewer: Player): number {
    let apart = false;
    for (const [t, a, b, mask] of this.#both(x, y, time)) {
      apart ||= a !== b;
      if (apart && sees(mask, viewer)) return t;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Yields the two items' places, and the viewers who know one of them, at `time` and at every change. */
  *#both(x: Item, y: Item, time: number): Iterable<readonly [number, Place, Place, Mask]> {
    const a = at(this.rows, x);
    const b = at(this.rows, y);
    let i = 0;
    let j = 0;
    for (let now = time; now < Number.POSITIVE_INFINITY; ) {
      while (begins(a, i + 1) <= now) i++;
      while (begins(b, j + 1) <= now) j++;
      yield [now, a[i]?.[1] ?? UNKNOWN, b[j]?.[1] ?? UNKNOWN, (a[i]?.[2] ?? NOBODY) | (b[j]?.[2] ?? NOBODY)];
      now = Math.min(begins(a, i + 1), begins(b, j + 1));
    }
  }
}
