import type { AnyGame } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
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

/**
 * Where every item of a match lay, and who knew it, at every moment, also between two moves of one answer. It looks
 * whenever the kernel asks the game who watches a place: just before each move.
 */
export class Trace {
  readonly game: AnyGame;
  /** Item to its places and masks as `[time, place, mask]`, one row per change. */
  readonly rows: (readonly [number, Place, Mask])[][] = [];
  time = 0;
  said: Outcome[] = [];
  /** The state in play, as it was last met. */
  #live: State | null = null;

  constructor(honest: AnyGame) {
    this.game = {
      ...honest,
      watchers: (s, place) => {
        this.look(s);
        return honest.watchers(s, place);
      },
    };
  }

  look(s: State): void {
    this.#live = s;
    this.time++;
    const { place, seenBy } = s;
    for (let item = 0; item < place.length; item++) {
      this.rows[item] ??= [];
      const rows = this.rows[item]!;
      const last = rows[rows.length - 1];
      if (last === undefined || last[1] !== place[item] || last[2] !== seenBy[item])
        rows.push([this.time, place[item]!, seenBy[item]!]);
    }
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
        const { place, seenBy } = this.#live!;
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
    const a = this.rows[x]!;
    const b = this.rows[y]!;
    let i = 0;
    let j = 0;
    for (let now = time; now < Number.POSITIVE_INFINITY; ) {
      while (i + 1 < a.length && a[i + 1]![0] <= now) i++;
      while (j + 1 < b.length && b[j + 1]![0] <= now) j++;
      yield [now, a[i]?.[1] ?? UNKNOWN, b[j]?.[1] ?? UNKNOWN, (a[i]?.[2] ?? NOBODY) | (b[j]?.[2] ?? NOBODY)];
      now = Math.min(a[i + 1]?.[0] ?? Number.POSITIVE_INFINITY, b[j + 1]?.[0] ?? Number.POSITIVE_INFINITY);
    }
  }
}
