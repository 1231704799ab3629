// Take-backs: the states before a player's latest answers, and what others have seen since.
import type { GameEvent } from './events.ts';
import type { Entry, Kept } from './log.ts';
import { copy, exchange, type Item, type Mask, NOBODY, type Place, type Player, type State } from './state.ts';

/** A state that a take-back can restore. */
export interface Past<S> extends Kept {
  readonly s: S;
  /** The unpublished events at that time. */
  readonly pending: readonly GameEvent[];
}

/** An item that viewers learned about, and its place just before. */
interface Seen {
  readonly item: Item;
  readonly place: Place;
  readonly by: Mask;
  /** Number of kept states that precede it. Later states contain the knowledge themselves. */
  readonly behind: number;
}

interface Last extends Pick<Entry, 'player' | 'chance'> {
  readonly final?: boolean;
}

/** Reason why no more can be taken back: the start, another player's answer, a use of chance, or something learned. */
export type Horizon = 'start' | 'others' | 'chance' | 'learned';

/** The states of one player that can be restored, newest last. Immutable: every answer makes a new object. */
export class Pasts<S extends State> {
  private constructor(
    readonly list: readonly Past<S>[],
    readonly owner: Player,
    readonly seen: readonly Seen[],
    /** The entry that precedes the first state. */
    readonly last: Last | null,
  ) {}

  /** Returns an empty history: nothing before `last` can be taken back. */
  static behind<S extends State>(last: Last | null): Pasts<S> {
    return new Pasts<S>([], -1, [], last);
  }

  /** Returns the number of a player's own answers that can be taken back. */
  own(player: Player): number {
    return player === this.owner ? ownIn(this.list) : 0;
  }
  horizon(player: Player): Horizon {
    const { last } = this;
    if (last === null || last.player < 0) return 'start';
    // An interrupted turn belongs to another player and has gone on.
    if (last.player !== player || last.final) return 'others';
    return last.chance.length > 0 ? 'chance' : 'learned';
  }

  /** Adds the state before one more answer. Automatic answers are kept only after a choice. */
  and(past: Past<S>, player: Player): Pasts<S> {
    if (this.list.length > 0) return new Pasts([...this.list, past], this.owner, this.seen, this.last);
    return past.alone ? this : new Pasts([past], player, this.seen, this.last);
  }
  /** Applies exchanges of identical items in `now` to every kept state in which the two lay in the same places. */
  exchanged(pairs: NonNullable<Entry['exchanged']>, now: S): Pasts<S> {
    const [then, ...rest] = [now, ...this.list.map(({ s }) => s)].map((s) => copy(s));
    for (const [a, b] of pairs) {
      for (const s of rest) if (s.place[a] === then!.place[a] && s.place[b] === then!.place[b]) exchange(s, a, b);
      exchange(then!, a, b);
    }
    const list = this.list.map((past, i) => ({ ...past, s: rest[i]! }));
    return new Pasts(list, this.owner, this.seen, this.last);
  }
  /** Records what the others learned when `after` replaced the published state with which the last step began. */
  published(after: S): Pasts<S> {
    const index = this.begin(this.list.length - 1);
    if (index < 0) return this;
    const { place: before } = this.list[index]!.s;
    const known = this.#seenAgain(index);
    const fresh = before.flatMap((place, item) => {
      const by = after.seenBy[item]! & ~known[item]!;
      return by === NOBODY ? [] : [{ item, place, by, behind: this.list.length }];
    });
    return fresh.length === 0 ? this : new Pasts(this.list, this.owner, [...this.seen, ...fresh], this.last);
  }
  upTo(index: number): Pasts<S> {
    const seen = index === 0 ? [] : this.seen.map((one) => ({ ...one, behind: Math.min(one.behind, index) }));
    return new Pasts(this.list.slice(0, index), this.owner, seen, this.last);
  }
  map(to: (s: S) => S): Pasts<S> {
    const list = this.list.map((past) => ({ ...past, s: to(past.s) }));
    return new Pasts(list, this.owner, this.seen, this.last);
  }

  /** Returns the restored state: others still know what they have seen since, if the item lies where it lay. */
  again(index: number): S {
    return { ...copy(this.list[index]!.s), seenBy: this.#seenAgain(index) };
  }
  #seenAgain(index: number): Mask[] {
    const { place: lay, seenBy } = this.list[index]!.s;
    const again = seenBy.slice();
    for (const { item, place, by, behind } of this.seen) if (index < behind && lay[item] === place) again[item]! |= by;
    return again;
  }
  /** Returns the index of the published state that began the draft of the state at `index`. */
  begin(index: number): number {
    return this.list.findLastIndex(({ published }, i) => published && i <= index);
  }
}

/** Counts the answers that were a real choice. */
export const ownIn = (kept: readonly Kept[]): number => kept.reduce((sum, { alone }) => sum + Number(!alone), 0);
