import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { type Entry, takeBackOf } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import {
  copy,
  EVERYONE,
  type Item,
  knows,
  type Mask,
  type Place,
  type Player,
  SPECTATOR,
  type State,
  sees,
} from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { kindsOf } from './alike.ts';
import { difference, fail, type Where } from './failure.ts';
import { diceOf, lengthOf, mindOf, optionsFor } from './playout.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';

/** One in this many questions is answered by a take-back. */
const EVERY = 5;

/** An answer that may still be taken back, and the state before it. */
interface Past {
  readonly s: State;
  /** True if the others had that state too: no answer of a draft had been given yet. */
  readonly published: boolean;
  /** True if it was the only answer, which everybody could see. */
  readonly forced: boolean;
}

/** All copies of a card in one place, as a number. */
type Lot = number;
const PLACES = 1024;
const kindIn = (lot: Lot): number => Math.floor(lot / PLACES);

/** The visible changes by a published answer. */
interface Shown {
  /** Number of kept states that come before it. */
  readonly behind: number;
  /** Decrease of the number of copies in each place. */
  readonly left: ReadonlyMap<Lot, number>;
  /** Cards that became known, with the lot of those that did not move, and the viewers who knew them before and after. */
  readonly fresh: readonly {
    readonly kind: number;
    readonly stays: Lot | null;
    readonly had: Mask;
    readonly has: Mask;
  }[];
}

/**
 * Checks that a take-back restores the state before, except for the counters, and that it is possible only if since then no
 * chance was used, its player learned nothing, nobody else had a choice, and no turn of another player continued with the
 * answer. Its player sees what was seen then; the others see that, and what they saw since. Inside a draft the others see
 * nothing of it. Independent of the match's own bookkeeping.
 */
export function takeBacks(game: AnyGame, seats: number, seed: number): Tally {
  const match = Match.start(game, seats, optionsFor(game, seed), diceOf(seed)).match;
  return new Books(game, match, { property: 'take-backs', game: game.id, seats, seed }).play();
}

class Books {
  readonly #tally = {
    matches: 1,
    answers: 0,
    'of drafts': 0,
    'of published steps': 0,
    several: 0,
    known: 0,
    refused: 0,
  };
  #pasts: Past[] = [];
  #owner: Player = -1;
  #shown: Shown[] = [];
  #drafting = false;
  /** True if the current answer, with all its parts, interrupts a turn: it is final as soon as others see it. */
  #interrupts = false;
  readonly #kinds: readonly number[];

  constructor(
    readonly game: AnyGame,
    readonly match: AnyMatch,
    readonly where: Where,
  ) {
    this.#kinds = kindsOf(game, match.s.place.length);
  }

  play(): Tally {
    const { match, game } = this;
    const { seed } = this.where;
    const mind = mindOf(seed);
    const most = lengthOf(new FastDice(seed ^ 0x7a4e));
    for (; match.decision !== null && this.#tally.answers < most; this.#tally.answers++) {
      const { decision } = match;
      if (mind.below(EVERY) > 0) this.#answer(decision, game.verbs.format(mind.among(decision.options)));
      else if (this.#own(decision.player) === 0) this.#refused(decision.player);
      else this.#takeBack(decision.player, 1 + mind.below(this.#own(decision.player)));
      const asked = match.decision?.player;
      if (asked !== undefined && match.undoable(asked) !== this.#own(asked))
        this.#fail(`${match.undoable(asked)} are undoable, ${this.#own(asked)} should be`);
    }
    return this.#tally;
  }

  /** Returns the number of answers that a player can take back. */
  #own(player: Player): number {
    return player === this.#owner ? this.#pasts.filter(({ forced }) => !forced).length : 0;
  }

  #answer(decision: Decision, did: string): void {
    const { match } = this;
    const { s, published } = match;
    if (!this.#drafting) this.#interrupts = isFinal(this.game, decision);
    const { entries, row } = take(this.where, match, did);
    const past = { s: copy(s), published: !this.#drafting, forced: isForced(decision) };
    this.#drafting = row === null;
    const owner = this.#pasts.length > 0 ? this.#owner : decision.player;
    if ((row !== null && this.#interrupts) || this.#isOver(s, entries, owner)) {
      this.#pasts = [];
      this.#shown = [];
      return;
    }
    if (this.#pasts.length > 0 || !past.forced) {
      this.#pasts.push(past);
      this.#owner = owner;
      if (row !== null) this.#shown.push(this.#showing(published, match.published));
    }
  }

  /** Returns true if nothing up to this answer can be taken back any more. */
  #isOver(before: State, entries: readonly Entry[], owner: Player): boolean {
    const { decision } = this.match;
    if (decision === null || entries.some((entry) => entry.chance.length > 0)) return true;
    if (decision.player !== owner && !isForced(decision)) return true;
    return learned(this.match, before, entries, owner);
  }

  #takeBack(player: Player, answers: number): void {
    const { match } = this;
    if (!refusedTo(match, player, this.where.seats)) this.#fail('somebody else may undo');
    let left = answers;
    const index = this.#pasts.findLastIndex(({ forced }) => !forced && --left === 0);
    const past = at(this.#pasts, index);
    const { move, step } = match.s;
    const { published } = match;
    take(this.where, match, takeBackOf(answers));
    const begin = this.#pasts.findLastIndex((one) => one.published);
    const unseen = this.#drafting && index >= begin;
    const found = difference(this.#plain(match.s), this.#plain(past.s));
    if (found !== null) this.#fail(`undo does not give the state before: ${found}`);
    const next = unseen ? [move, step + 1] : [move + 1, past.published ? 0 : 1];
    if (match.s.move !== next[0] || match.s.step !== next[1])
      this.#fail(`undo counts from ${move}.${step} to ${match.s.move}.${match.s.step}`);
    if (unseen !== (match.published === published)) this.#fail(unseen ? 'others see a draft go' : 'others see no undo');
    if (!unseen) this.#others(index, player);
    this.#taker(past, player);
    this.#tally[unseen ? 'of drafts' : 'of published steps']++;
    if (answers > 1) this.#tally.several++;
    this.#drafting = !past.published;
    this.#pasts = this.#pasts.slice(0, index);
    this.#shown = this.#shown.map((one) => ({ ...one, behind: Math.min(one.behind, index) }));
  }

  /** Checks that the others have the state before the step, and still know what they have seen of it since. */
  #others(index: number, player: Player): void {
    const { match, game } = this;
    const { published } = match;
    const begin = this.#pasts.findLastIndex((past, i) => past.published && i <= index);
    const then = at(this.#pasts, begin).s;
    const found = difference(this.#plain(published), this.#plain(then));
    if (found !== null) this.#fail(`the others do not get the state before: ${found}`);
    const lots = this.#lots(then.place);
    const other = anyOther(this.#tally.answers, match.s.seats, player);
    const had = this.#lots(view(game, then, other).s.place);
    const has = this.#lots(view(game, published, other).s.place);
    for (const lot of new Set([...had.keys(), ...has.keys(), ...lots.keys()])) {
      const [before, count] = [had.get(lot) ?? 0, has.get(lot) ?? 0];
      if (lot % PLACES === 0 || (before === count && before === lots.get(lot))) continue;
      const saw = Math.min(this.#saw(other, lot, begin), lots.get(lot) ?? 0);
      this.#tally.known += Math.max(0, count - before);
      const least = this.#isSingle(lot) ? Math.max(before, saw) : before;
      if (count >= least && count <= before + saw) continue;
      const what = `${count} of kind ${kindIn(lot)} in place ${(lot % PLACES) - 1}`;
      this.#fail(`viewer ${other} ${count < least ? 'forgets' : 'learns'} by a take-back: ${what}`);
    }
  }

  /** Returns the number of copies of a card that a viewer saw leave a place, or saw there, since a kept state. */
  #saw(viewer: Player, lot: Lot, index: number): number {
    let sum = 0;
    const kind = kindIn(lot);
    for (const { left, fresh } of this.#shown.filter(({ behind }) => index < behind)) {
      const seen = fresh.filter((one) => one.kind === kind && sees(one.has, viewer) && !sees(one.had, viewer));
      const moved = seen.filter(({ stays }) => stays === null).length;
      sum += Math.max(0, Math.min(left.get(lot) ?? 0, moved)) + seen.filter(({ stays }) => stays === lot).length;
    }
    return sum;
  }
  #showing(before: State, after: State): Shown {
    const left = new Map<Lot, number>();
    const count = (lot: Lot, by: number) => left.set(lot, (left.get(lot) ?? 0) + by);
    for (const [item, from] of before.place.entries()) {
      if (after.place[item] === from) continue;
      count(this.#lot(item, from), 1);
      count(this.#lot(item, at(after.place, item)), -1);
    }
    const fresh = after.seenBy.flatMap((has, item) => {
      const had = at(before.seenBy, item);
      const [from, to] = [at(before.place, item), at(after.place, item)];
      return has & ~had
        ? [
            {
              kind: at(this.#kinds, item),
              lot: this.#lot(item, to),
              stays: from === to ? this.#lot(item, to) : null,
              had,
              has,
            },
          ]
        : [];
    });
    // If a copy arrived unseen and one that lay there is shown, nobody can tell them apart, so they count as exchanged.
    for (const one of fresh) {
      const came = -(left.get(one.lot) ?? 0);
      const known = fresh.filter(({ lot, stays }) => lot === one.lot && stays === null).length;
      if (one.stays !== null && known < came) one.stays = null;
    }
    return { behind: this.#pasts.length, left, fresh };
  }

  #taker(past: Past, player: Player): void {
    const seen = (s: State) => this.#sorted(view(this.game, s, player).s.place);
    const found = difference(seen(this.match.s), seen(past.s));
    if (found !== null) this.#fail(`who takes back does not see what was seen then: ${found}`);
  }

  #refused(player: Player): void {
    const { match } = this;
    const result = match.undo(player, match.at);
    if (!isRefusal(result)) this.#fail(`undoes what somebody learned from; ${match.undoable(player)} undoable`);
    this.#tally.refused++;
  }
  /** Returns a state without its counters and masks, where copies of a card are alike. */
  #plain(s: State) {
    return { ...s, move: 0, step: 0, seenBy: [], place: this.#sorted(s.place) };
  }
  #sorted(place: readonly Place[]): Lot[] {
    return place.map((lies, item) => this.#lot(item, lies)).sort((a, b) => a - b);
  }
  /** Returns the number of copies in each place. */
  #lots(place: readonly Place[]): Map<Lot, number> {
    const counts = new Map<Lot, number>();
    for (const [item, lies] of place.entries()) {
      const lot = this.#lot(item, lies);
      counts.set(lot, (counts.get(lot) ?? 0) + 1);
    }
    return counts;
  }
  #lot(item: Item, place: Place): Lot {
    return at(this.#kinds, item) * PLACES + place + 1;
  }
  #isSingle(lot: Lot): boolean {
    const kind = kindIn(lot);
    return this.#kinds.indexOf(kind) === this.#kinds.lastIndexOf(kind);
  }
  #fail(what: string): never {
    fail({ ...this.where, move: this.match.s.move }, what);
  }
}

/** Returns another seat, or a spectator, in rotation. */
function anyOther(n: number, seats: number, player: Player): Player {
  const viewer = n % (seats + 1);
  return viewer === seats || viewer === player ? SPECTATOR : viewer;
}

const isForced = ({ options, secret, draft }: Decision): boolean => options.length === 1 && !secret && !draft;

/**
 * Returns true if a player learned something. Something learned of an item in secret does not count as known when it is told
 * again, since otherwise the others could notice.
 */
function learned({ s, game }: AnyMatch, before: State, entries: readonly Entry[], player: Player): boolean {
  const { place, seenBy } = s;
  // A player who secretly gives something away also receives a secret event about it.
  const gives = place.some((lies, item) => {
    return lies !== before.place[item] && knows(before, player, item) && seenBy[item] !== EVERYONE;
  });
  const tellsInSecret = ({ events }: Entry) => events.some(({ secret }) => secret && sees(secret.to, player));
  if (!gives && entries.some(tellsInSecret)) return true;
  return seenBy.some((mask, item) => {
    if (!sees(mask, player) || (mask === before.seenBy[item] && place[item] === before.place[item])) return false;
    // The copy that leaves a hand may not be the one that lay there: it counts as known if that one was.
    const kinds = kindsOf(game, place.length);
    const partner = place.findIndex((lies, other) => {
      const was = before.place[other];
      return kinds[other] === kinds[item] && lies === before.place[item] && was !== lies && lies !== place[item];
    });
    const instead = partner < 0 ? item : partner;
    const had = at(before.seenBy, instead);
    const from = at(before.place, instead);
    const openly = place[item] === from || (had & mask) === EVERYONE;
    const knew: Mask = openly ? had : had & game.watchers(before, from);
    return sees(mask & ~knew, player);
  });
}

function refusedTo(match: AnyMatch, player: Player, seats: number): boolean {
  const others = [...Array(seats).keys(), -1, seats, 31].filter((other) => other !== player);
  return others.every((other) => match.undoable(other) === 0 && isRefusal(match.undo(other, match.at)));
}

function isFinal({ effects }: AnyGame, { effect, pass }: Decision): boolean {
  const asked = effects.byName[effect]!;
  return pass !== null || (asked.kind === 'choice' && asked.final);
}
