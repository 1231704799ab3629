import type { Chance } from './chance.ts';
import type { Choice, Refused } from './effects.ts';
import type { Fields, GameEvent } from './events.ts';
import type { Game } from './game.ts';
import {
  copy,
  EVERYONE,
  exchange,
  type Frame,
  type Item,
  itemsIn,
  type Mask,
  NOBODY,
  type Option,
  type Place,
  type Player,
  type State,
} from './state.ts';
import { subsetAnyOrder } from './subsets.ts';
import { type View, view } from './view.ts';

/** A question to one player. `frame` describes it; only the asked player may see the options. */
export interface Decision {
  readonly player: Player;
  readonly effect: string;
  readonly frame: Frame;
  readonly options: readonly Option[];
  readonly draft: boolean;
  readonly secret: boolean;
  readonly subset: boolean;
  /** In a window of interrupts, the answer that declines to interrupt; else null. */
  readonly pass: Option | null;
}

/**
 * Returns true if a question is answered automatically and at once. A single option is no choice. Drafts are excluded because
 * the player composes them alone, and secret questions because everybody sees how long an answer takes.
 */
export const answersItself = ({ options, secret, draft }: Decision): boolean =>
  options.length === 1 && !secret && !draft;

/** Returns the decision that a choice asks with its frame. */
export const asking = <S extends State, D>(
  { draft, secret, subset, pass }: Choice<S, D>,
  frame: Frame,
  options: readonly Option[],
): Decision => ({
  player: frame.by as Player,
  effect: frame.effect,
  frame,
  options,
  draft,
  secret,
  subset: subset !== null,
  pass,
});

/** A state in play, called `g` in all rules code. */
export class Table<S extends State, D> {
  decision: Decision | null = null;
  /** Chance was used at this table. */
  chanced = false;
  /** Viewers who learned something at this table, including what they had already learned in secret. */
  learned: Mask = NOBODY;
  /** Pairs of identical items that changed places unseen, in order. */
  readonly exchanged: (readonly [Item, Item])[] = [];
  #finished = false;
  /** The effect that asks the current question. */
  #asks: Choice<S, D> | null = null;
  /** For queries, which read it together with `s`. */
  readonly data: D;
  /** True at a watched table, which keeps the state before the current draft. */
  #isWatched = false;
  #published: S | null = null;

  /** Runs the given state up to its first question and modifies it. `events` collects the events; null in playouts. */
  constructor(
    readonly game: Game<S, D>,
    readonly s: S,
    readonly chance: Chance,
    readonly events: GameEvent[] | null = null,
  ) {
    this.data = game.data;
    this.#advance();
  }
  /**
   * Like `new Table`, for a table that players who are not asked can look at in the middle of a draft. That costs a copy of the
   * state for each answer that may begin one, so playouts do without.
   */
  static watched<S extends State, D>(
    game: Game<S, D>,
    s: S,
    chance: Chance,
    events: GameEvent[] | null = null,
  ): Table<S, D> {
    const table = new Table(game, s, chance, events);
    table.#isWatched = true;
    return table;
  }

  /**
   * Returns what a viewer may know now: the player asked with their own draft, everybody else what is published. Throws for
   * everybody else in the middle of a draft that a table did not watch from its beginning.
   */
  view(viewer: Player): View<S> {
    const { game, s, decision } = this;
    if (s.step === 0 || decision?.player === viewer) return view(game, s, viewer);
    if (this.#published !== null) return view(game, this.#published, viewer);
    throw new Error(
      `player ${decision?.player} is composing a draft, which viewer ${viewer} may not see: make the table with Table.watched`,
    );
  }

  /**
   * Answers the question and runs up to the next one. Throws if the match is over; for anything but one of
   * `decision.options` also, with the list of them, and changes nothing.
   */
  choose(option: Option): void {
    const { s, decision } = this;
    if (decision === null) throw new Error('the match is over');
    if (!decision.options.includes(option)) throw notOffered(this.game, decision, option);
    if (this.#isWatched && s.step === 0) this.#published = copy(s);
    const frame = s.agenda.pop()!;
    this.#asks!.choose(this, frame as never, option);
    this.#advance();
    const asked = this.decision;
    // A draft belongs to one player. A draft question to another player begins theirs, and the answers before it are published.
    if (asked?.draft && asked.player === decision.player) s.step++;
    else {
      s.move++;
      s.step = 0;
    }
  }

  /**
   * Explains why a wish is not offered, or returns null if it is. Reads only what `by` may know: the result is the same for a
   * state and for the view of `by`. For a set, null also if the wish fits `beside` these picks. They may come in any order, so
   * a pick is not refused only because the walk has passed it or has not reached it.
   */
  refuse(by: Player, wish: Option, beside: readonly Option[] = []): Refused | null {
    const { decision } = this;
    if (decision?.player !== by) return this.game.refuse(this, by, wish);
    const { frame, options } = decision;
    const { subset, done, refuse } = this.game.effects.byName[decision.effect] as Choice<S, D>;
    if (beside.length === 0 && options.includes(wish)) return null;
    const at = beside.length === 0 ? this : { s: { ...this.s, picks: [...this.s.picks, ...beside] }, data: this.data };
    if (subset !== null) {
      const picked = at.s.picks.slice(frame.since as number);
      const set = subsetAnyOrder(subset, at, frame as never, wish === done ? picked : [...picked, wish]);
      if (set !== null && (wish !== done || set.enough)) return null;
    }
    return refuse?.(at, frame as never, wish) ?? this.game.refuse(at, by, wish);
  }

  /**
   * Returns the candidates that still fit picks made in any order; null if the question is not a set, part of it is already
   * picked, or a pick is not a candidate.
   */
  consider(picks: readonly Option[]): { readonly fits: readonly Option[]; readonly enough: boolean } | null {
    const { decision } = this;
    const subset = decision && (this.game.effects.byName[decision.effect] as Choice<S, D>).subset;
    if (!subset || this.s.picks.length > (decision.frame.since as number)) return null;
    return subsetAnyOrder(subset, this, decision.frame as never, picks);
  }

  /** Queues frames, in this order, before those already queued. */
  next(...frames: readonly Frame[]): void {
    if (this.#finished) return;
    for (let i = frames.length - 1; i >= 0; i--) this.s.agenda.push(frames[i]!);
  }
  /** Removes all queued frames before the one with that name, which stays. Throws if there is none. */
  drop(upTo: string): void {
    if (this.#finished) return;
    const { agenda } = this.s;
    while (agenda.length > 0 && agenda[agenda.length - 1]!.effect !== upTo) agenda.pop();
    if (agenda.length === 0) throw new Error(`nothing named "${upTo}" is queued`);
  }
  /** Ends the match: clears the queue; `next` and `drop` then have no effect. */
  finish(): void {
    this.s.agenda.length = 0;
    this.#finished = true;
  }
  emit(kind: string, fields: Fields, secret?: GameEvent['secret']): void {
    this.events?.push(secret ? { kind, fields, secret } : { kind, fields });
  }

  /** Rolls a die from 1 to `sides`. */
  roll(sides: number): number {
    this.chanced = true;
    return this.chance.roll(sides);
  }
  in(place: Place): Item[] {
    return itemsIn(this.s, place);
  }
  /** Moves a random item and returns it; null if there is none. A face-down pile is unordered, since nobody knows its order. */
  draw(from: Place, to: Place): Item | null {
    const item = this.pick(from, to);
    if (item !== null) this.move(item, to);
    return item;
  }
  /** Draws `count` times, or until the pile is empty. Searches for the pile's items only once. */
  deal(from: Place, to: Place, count: number): Item[] {
    const drawn: Item[] = [];
    if (count <= 0) return drawn;
    const left = this.in(from);
    while (drawn.length < count && left.length > 0) {
      this.chanced = true;
      const item = this.chance.draw(left, to);
      left.splice(left.indexOf(item), 1);
      this.#put(item, to, NOBODY, left);
      drawn.push(item);
    }
    return drawn;
  }
  /** Returns a random item without moving it; null if there is none. */
  pick(from: Place, to: Place = from): Item | null {
    const items = this.in(from);
    if (items.length === 0) return null;
    this.chanced = true;
    return this.chance.draw(items, to);
  }
  /**
   * Moves one item. Its new place is known to that place's watchers, to `also`, and to those watchers of the old place who knew
   * it there. A viewer who did not see which item left loses track of the others in its pool.
   */
  move(item: Item, to: Place, also: Mask = NOBODY): void {
    this.#put(item, to, also, null);
  }
  /** `beside`: the items in the item's place, if already known. */
  #put(item: Item, to: Place, also: Mask, beside: readonly Item[] | null): void {
    const { place, seenBy } = this.s;
    const from = place[item]!;
    const known = seenBy[item]!;
    const stays = this.game.watchers(this.s, from) & known;
    const now = this.game.watchers(this.s, to) | also | stays;
    // Even if everybody knew the item, a viewer who does not watch its destination cannot tell that it is the same one.
    if ((known & now) !== EVERYONE) this.learned |= now & ~stays;
    if (now !== EVERYONE) {
      const pool = this.game.pool(this.s, from, item);
      for (const other of beside ?? this.in(from))
        if (other !== item && seenBy[other]! & ~now && this.game.pool(this.s, from, other) === pool)
          seenBy[other]! &= now;
    }
    place[item] = to;
    seenBy[item] = now;
  }
  /** Moves a whole pile or hand: nobody loses track, and the new watchers learn its items. */
  moveAll(from: Place, to: Place): void {
    const { place } = this.s;
    const now = this.game.watchers(this.s, to);
    for (let i = 0; i < place.length; i++) {
      if (place[i] !== from) continue;
      this.show(i, now);
      place[i] = to;
    }
  }
  /**
   * Exchanges two items that nobody can tell apart; the knowledge about each stays the same. Nobody sees it, so no take-back
   * undoes it.
   */
  exchange(a: Item, b: Item): void {
    exchange(this.s, a, b);
    this.exchanged.push([a, b]);
  }
  /** Exchanges the contents of two places: nobody loses track, and the new watchers learn the items. */
  swap(a: Place, b: Place): void {
    const { place } = this.s;
    const seeA = this.game.watchers(this.s, a);
    const seeB = this.game.watchers(this.s, b);
    for (let i = 0; i < place.length; i++) {
      if (place[i] === a) {
        this.show(i, seeB);
        place[i] = b;
      } else if (place[i] === b) {
        this.show(i, seeA);
        place[i] = a;
      }
    }
  }
  /**
   * Shows an item to viewers where it lies. Items that a viewer learned in secret count as newly learned: otherwise the
   * availability of a take-back would reveal that.
   */
  show(item: Item, to: Mask): void {
    const { place, seenBy } = this.s;
    const known = seenBy[item]!;
    if (known === EVERYONE) return;
    this.learned |= to & ~(this.game.watchers(this.s, place[item]!) & known);
    seenBy[item] = known | to;
  }

  #advance(): void {
    const { agenda } = this.s;
    const { byName } = this.game.effects;
    for (let frame = agenda[agenda.length - 1]; frame !== undefined; frame = agenda[agenda.length - 1]) {
      const effect = byName[frame.effect];
      if (effect === undefined) throw new Error(`unknown effect "${frame.effect}"`);
      if (effect.kind === 'step') {
        agenda.pop();
        effect.run(this, frame as never);
        continue;
      }
      const options = effect.options(this, frame as never);
      if (options.length > 0) {
        this.#asks = effect;
        this.decision = asking(effect, frame, options);
        return;
      }
      agenda.pop();
    }
    this.decision = null;
  }
}

function notOffered<S extends State, D>({ verbs }: Game<S, D>, { effect, options }: Decision, option: Option): Error {
  const allowed = options.map((one) => `${one} (${verbs.format(one)})`).join(', ');
  return new Error(`${option} is no option of "${effect}"; allowed: ${allowed}`);
}
