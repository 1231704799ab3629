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

/** A draw of the first world: what came, out of what, and when. */
export interface Draw {
  readonly item: Item;
  readonly from: readonly Item[];
  /** It was only picked and lies where it lay. */
  readonly stays: boolean;
  readonly time: number;
  /** Where everything lay just before, and who knew it. */
  readonly place: readonly Place[];
  readonly seenBy: readonly Mask[];
}

/** What chance said during one answer. */
export type Outcome = Draw | number;

/** From when on an item lay where, and who knew it there. */
type Row = readonly [number, Place, Mask];
/** When a row begins; for one that there is not, never. */
const begins = (rows: readonly Row[], i: number): number => rows[i]?.[0] ?? Number.POSITIVE_INFINITY;

/**
 * Where every item of a match lay, and who knew it, at every moment, also between two moves of one answer. It looks
 * whenever the kernel asks the game who watches a place: just before each move.
 */
export class Trace {
  readonly game: AnyGame;
  /** By item, one row per change. */
  readonly rows: readonly Row[][];
  time = 0;
  said: Outcome[] = [];
  /** The state in play, as it was last met. */
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
        this.said.push(face);
        return face;
      },
      draw: (from, to) => {
        const item = dice.draw(from, to);
        const { place, seenBy } = this.#live;
        this.said.push({
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

  /** When both items first lie in one place again after the draw at `time` took them apart; Infinity for never. */
  together(x: Item, y: Item, time: number): number {
    let last = false;
    for (const [t, a, b] of this.#both(x, y, time)) {
      // The look just before the move still finds them in one place.
      if (a === b && last) return t;
      if (a !== b) last = true;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** When `viewer` first knows where one of them lies after the draw at `time` took them apart. */
  lit(x: Item, y: Item, time: number, viewer: Player): number {
    let apart = false;
    for (const [t, a, b, mask] of this.#both(x, y, time)) {
      apart ||= a !== b;
      if (apart && sees(mask, viewer)) return t;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** The two items' places, and who knows one of them, at `time` and whenever something changes. */
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
