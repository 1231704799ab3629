// What may be taken back: the states before a player's latest answers, and what others have seen since.
import type { GameEvent } from './events.ts';
import type { Entry, Kept } from './log.ts';
import { copy, exchange, type Item, type Mask, NOBODY, type Place, type Player, type State } from './state.ts';

/** A state that its player may have back. */
export interface Past<S> extends Kept {
  readonly s: S;
  /** What was to be published then. */
  readonly pending: readonly GameEvent[];
}

/** Something that viewers came to know, and where it lay just before. */
interface Seen {
  readonly item: Item;
  readonly place: Place;
  readonly by: Mask;
  /** How many of the states that are kept come before it: later ones tell by themselves who still knows. */
  readonly behind: number;
}

interface Last extends Pick<Entry, 'player' | 'chance'> {
  readonly final?: boolean;
}

/** Why no more can be taken back: it is the start, somebody else answered, chance was used, or the player learned something. */
export type Horizon = 'start' | 'others' | 'chance' | 'learned';

/** All of one player that may be taken back, the latest last. Never changed: every answer makes a new one. */
export class Pasts<S extends State> {
  private constructor(
    readonly list: readonly Past<S>[],
    readonly owner: Player,
    readonly seen: readonly Seen[],
    /** What came before the first of them. */
    readonly last: Last | null,
  ) {}

  /** Nothing before `last` can be had back. */
  static behind<S extends State>(last: Last | null): Pasts<S> {
    return new Pasts<S>([], -1, [], last);
  }

  /** How many of a player's own answers can be taken back. */
  own(player: Player): number {
    return player === this.owner ? ownIn(this.list) : 0;
  }
  horizon(player: Player): Horizon {
    const { last } = this;
    if (last === null || last.player < 0) return 'start';
    // A turn that was interrupted is somebody else's, and has gone on.
    if (last.player !== player || last.final) return 'others';
    return last.chance.length > 0 ? 'chance' : 'learned';
  }

  /** Keeps the state before one more answer. What answers itself is kept only behind a choice. */
  and(past: Past<S>, player: Player): Pasts<S> {
    if (this.list.length > 0) return new Pasts([...this.list, past], this.owner, this.seen, this.last);
    return past.alone ? this : new Pasts([past], player, this.seen, this.last);
  }
  /** Items alike have changed places in `now`, and so they have in every state where they lay alike. */
  exchanged(pairs: NonNullable<Entry['exchanged']>, now: S): Pasts<S> {
    const [then, ...rest] = [now, ...this.list.map(({ s }) => s)].map((s) => copy(s));
    for (const [a, b] of pairs) {
      for (const s of rest) if (s.place[a] === then!.place[a] && s.place[b] === then!.place[b]) exchange(s, a, b);
      exchange(then!, a, b);
    }
    const list = this.list.map((past, i) => ({ ...past, s: rest[i]! }));
    return new Pasts(list, this.owner, this.seen, this.last);
  }
  /** The others got `after` where they had the state with which the last step began. */
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

  /** The state of an index as it comes again: others go on knowing what they saw since, where it lies as it lay. */
  again(index: number): S {
    return { ...copy(this.list[index]!.s), seenBy: this.#seenAgain(index) };
  }
  #seenAgain(index: number): Mask[] {
    const { place: lay, seenBy } = this.list[index]!.s;
    const again = seenBy.slice();
    for (const { item, place, by, behind } of this.seen) if (index < behind && lay[item] === place) again[item]! |= by;
    return again;
  }
  /** Of a state within a draft, the index of the one that it began with, which all others had. */
  begin(index: number): number {
    return this.list.findLastIndex(({ published }, i) => published && i <= index);
  }
}

/** How many of the answers were a choice. */
export const ownIn = (kept: readonly Kept[]): number => kept.reduce((sum, { alone }) => sum + Number(!alone), 0);
