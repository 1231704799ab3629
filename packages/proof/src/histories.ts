import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { takeBackOf, takenBack } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import { type Item, type Mask, type Player, SPECTATOR, type State, sees } from '@gaslamp/kernel/state';
import { kindsOf, zoneOf } from './alike.ts';
import { questionOf } from './asked.ts';
import { staysInDraft } from './drafts.ts';
import { difference, fail, type Where } from './failure.ts';
import { oracleOf } from './games.ts';
import type { Oracle } from './oracle.ts';
import { anyViewer, lengthOf, oneOf } from './playout.ts';
import { type Recorded, type RecordedAnswer, record, seenAt, take } from './record.ts';
import { SHIPPED, type Shipped } from './shown.ts';
import type { Tally } from './tally.ts';
import type { Draw, Outcome } from './trace.ts';

/** Number of items tried for a secret draw; the others may hesitate before one in `HESITATE` of their answers. */
const TRIES = 12;
const HESITATE = 25;

/**
 * Checks that two matches with different secret draws since the deal, and different take-backs in the drafts of others, look
 * the same to a viewer who sees the same events. Unlike `twins` this does not rely on the view for what the viewer cannot know,
 * so it finds pools that reveal too much.
 *
 * A match is recorded, and a second one is dealt and played with the same answers. Whenever the first drew `x` out of sight,
 * the second may draw `y` from the same place instead, if in the recorded future the two lie together again, or never come into
 * sight, before the viewer sees either. So everything that the viewer sees must be equal to the last byte.
 */
export function histories(game: AnyGame, seats: number, seed: number, by: Shipped = SHIPPED): Tally {
  const mind = new FastDice(seed ^ 0x4157);
  const viewer = anyViewer(mind, seats);
  const where = { property: 'histories', game: game.id, seats, seed, viewer };
  // The end reveals what was secret, so most pairs stop before it.
  const recorded = record(where, game, viewer, by, lengthOf(mind));
  return new Retold(game, where, viewer, recorded, mind, by).tell();
}

/** Two items exchanged in the second match until the first has them in one place again. */
interface Swap {
  readonly x: Item;
  readonly y: Item;
  readonly until: number;
}

/** The second match. In it `#other[x]` lies where `x` lies in the first. */
class Retold {
  readonly #other: Item[];
  readonly #horizon: number;
  readonly #kinds: readonly number[];
  readonly #names: readonly string[];
  readonly #oracle: Oracle;
  #open: Swap[] = [];
  /** The answers of another player in a draft so far, without those taken back. */
  #draft: string[] = [];
  #expected: readonly Outcome[] = [];
  #next = 0;
  /** A difference in the use of chance, reported if the viewer does not see it. */
  #odd: string | null = null;
  /** True if the rules moved a different hidden item than in the first match, such as another copy: the two matches part. */
  #lost = false;
  #live: State | null = null;
  readonly #tally: Tally &
    Record<'answers' | 'compared' | 'compared apart' | 'exchanges' | 'hesitations' | 'parted', number> = {
    matches: 1,
    answers: 0,
    recorded: 0,
    compared: 0,
    'compared apart': 0,
    exchanges: 0,
    hesitations: 0,
    parted: 0,
  };

  constructor(
    readonly game: AnyGame,
    readonly where: Where,
    readonly viewer: Player,
    readonly recorded: Recorded,
    readonly mind: FastDice,
    readonly by: Shipped,
  ) {
    this.#other = recorded.trace.rows.map((_, item) => item);
    this.#horizon = at(recorded.answers, recorded.answers.length - 1).time;
    this.#kinds = kindsOf(game, this.#other.length);
    this.#names = this.#other.map(game.nameOf);
    this.#oracle = oracleOf(game);
    this.#tally.recorded = recorded.answers.length;
    this.#tally['of spectators'] = Number(viewer === SPECTATOR);
  }

  readonly #chance: Chance = {
    roll: () => {
      const expected = this.#expected[this.#next++];
      if (typeof expected === 'number') return expected;
      this.#odd ??= 'rolls where the first match does not';
      return 1;
    },
    draw: (from) => {
      const expected = this.#expected[this.#next++];
      if (typeof expected !== 'object') {
        this.#odd ??= 'draws where the first match does not';
        return at(from, 0);
      }
      this.#settle(expected.time);
      if (!this.#follows(expected)) this.#lost = true;
      const item = this.#choose(expected);
      if (from.includes(item)) return item;
      this.#odd ??= `cannot draw ${this.game.nameOf(item)}, as the first match does`;
      return at(from, 0);
    },
  };

  tell(): Tally {
    const { game, where, recorded } = this;
    this.#expected = recorded.deal.outcomes;
    const watched: AnyGame = {
      ...game,
      watchers: (s, place) => {
        this.#live = s;
        return game.watchers(s, place);
      },
    };
    const { match, entry } = Match.start(watched, where.seats, recorded.options, this.#chance);
    this.#compare(match, recorded.deal, 0, entry.events);
    this.#settle(recorded.deal.time);
    for (const [n, answer] of recorded.answers.entries()) {
      if (!this.#answer(match, answer, n)) break;
      this.#tally.answers++;
      this.#settle(answer.time);
      if (answer.seen !== null && !this.#mapped(match, n)) break;
    }
    this.#tally['apart at the end'] = Math.sign(this.#open.length);
    return this.#tally;
  }

  /** Returns false if the second match cannot continue in the same way. */
  #answer(match: AnyMatch, answer: RecordedAnswer, n: number): boolean {
    const own = answer.player === this.viewer;
    if (answer.seen === null) {
      this.#compose(answer.did);
      return true;
    }
    const texts = [...this.#draft, answer.did];
    this.#draft = [];
    this.#expected = answer.outcomes;
    this.#next = 0;
    for (const [i, text] of texts.entries()) {
      if (!own && this.mind.below(HESITATE) === 0) this.#hesitate(match);
      const did = own ? text : this.#translated(text);
      const { player, options } = questionOf(match);
      if (player !== answer.player) this.#fail(`asks player ${player}, the first match ${answer.player}`);
      if (takenBack(did) === null && !options.some((option) => this.game.verbs.format(option) === did)) {
        if (own) this.#fail(`does not offer "${did}"`);
        this.#tally.parted++;
        return false;
      }
      this.#live = match.s;
      const { row } = take(this.where, match, did);
      if (this.#lost || this.#endsAlone(match, answer)) {
        this.#tally.parted++;
        return false;
      }
      if (i === texts.length - 1) this.#compare(match, answer, n, row === null ? null : row.events);
    }
    if (this.#odd !== null) this.#fail(this.#odd);
    if (this.#next !== answer.outcomes.length)
      this.#fail(`uses chance ${this.#next} times, the first ${answer.outcomes.length}`);
    return true;
  }

  /** Adds another player's answer in a draft; answers that are taken back are not repeated in the second match. */
  #compose(did: string): void {
    let back = Number(takenBack(did) ?? 0);
    if (back === 0) this.#draft.push(did);
    for (; back > 0 && takenBack(this.#draft.at(-1) ?? '') === null && this.#draft.length > 0; back--)
      this.#draft.pop();
    // A take-back reopened the draft, part of which is in the second match already.
    if (back > 0) this.#draft.push(takeBackOf(back));
  }

  /** Translates another player's answer for the second match: a card is replaced by the one that lies in its place there. */
  #translated(did: string): string {
    const { verbs, nameOf } = this.game;
    const option = verbs.parse(did);
    if (typeof option !== 'number') return did;
    const { do: verb, card, ...rest } = verbs.describe(option);
    const item = this.#names.indexOf(card ?? '');
    if (item < 0) return did;
    const words: Readonly<Record<string, string>> = { ...rest, card: nameOf(this.#counterpart(item)) };
    return [verb, ...verbs.argumentsOf(verb!)!.map((key) => words[key])].join(' ');
  }

  /** Returns true if a secret ended the second match where the first continues; until then the matches were alike. */
  #endsAlone({ decision, s }: AnyMatch, { seen }: RecordedAnswer): boolean {
    if (decision !== null || seen === null || !this.#oracle.endsBySecret(s)) return false;
    return seen.standing.question !== null;
  }

  #compare(match: AnyMatch, answer: RecordedAnswer, n: number, events: Parameters<typeof seenAt>[4]): void {
    const first = answer.seen !== null && 'view' in answer.seen ? answer.seen : undefined;
    const whole = first !== undefined;
    const seen = seenAt(this.game, match, this.viewer, n, events, this.by, whole, first);
    const found = difference(answer.seen, seen);
    if (found !== null) {
      const what = `after "${answer.did}" of player ${answer.player} the viewer can tell two histories apart: ${found}`;
      fail({ ...this.where, move: match.published.move }, what);
    }
    if (!whole) return;
    this.#tally.compared++;
    if (this.#open.length > 0) this.#tally['compared apart']++;
    for (const zone of this.#apartIn(match)) this.#tally[zone] = (this.#tally[zone] ?? 0) + 1;
  }

  /** Returns the item of the second match that lies where `item` lies in the first. */
  #counterpart(item: Item): Item {
    return at(this.#other, item);
  }

  /** Returns the item that the second match draws where the first drew `item`. */
  #choose({ item, from, stays, time }: Draw): Item {
    if (stays || this.#other[item] !== item) return this.#counterpart(item);
    const { trace } = this.recorded;
    for (let i = 0; i < TRIES; i++) {
      const other = oneOf(this.mind, from);
      if (this.#other[other] !== other || this.#kinds[other] === this.#kinds[item]) continue;
      if (!this.#oracle.alike(item, other)) continue;
      const until = trace.together(item, other, time);
      const lit = trace.lit(item, other, time, this.viewer);
      if (until >= lit && lit <= this.#horizon) continue;
      this.#other[item] = other;
      this.#other[other] = item;
      this.#open.push({ x: item, y: other, until });
      this.#tally.exchanges++;
      return other;
    }
    return item;
  }

  /** Returns true if all hidden items lie in the second match as in the first just before its draw. */
  #follows({ place, seenBy }: Draw): boolean {
    const s = this.#live;
    if (s === null) return true;
    const hidden = (mask: Mask) => !sees(mask, this.viewer);
    return place.every((lies, item) => {
      const other = this.#counterpart(item);
      return s.place[other] === lies || !hidden(at(seenBy, item)) || !hidden(at(s.seenBy, other));
    });
  }

  /** Ends the exchange of two items that lie in one place again. */
  #settle(time: number): void {
    this.#open = this.#open.filter(({ x, y, until }) => {
      if (until > time) return true;
      this.#other[x] = x;
      this.#other[y] = y;
      return false;
    });
  }

  /** Returns the zones in which the two matches hold different items: `HAND`, `DECK`. */
  #apartIn(match: AnyMatch): Set<string> {
    const zones = new Set<string>();
    for (const { x, y } of this.#open)
      for (const item of [x, y]) zones.add(`apart in ${zoneOf(this.game, at(match.s.place, item))}`);
    return zones;
  }

  /** Returns true if every item lies where its counterpart does; the rules may move a hidden copy differently. */
  #mapped(match: AnyMatch, n: number): boolean {
    const places = at(this.recorded.places, n);
    const apart = places.some((place, item) => match.s.place[this.#counterpart(item)] !== place);
    if (apart) this.#tally.parted++;
    return !apart;
  }

  /** Another player begins a different answer and takes it back, which is invisible in a draft. */
  #hesitate(match: AnyMatch): void {
    const did = this.game.verbs.format(oneOf(this.mind, questionOf(match).options));
    if (!staysInDraft(this.game, match, did)) return;
    take(this.where, match, did);
    take(this.where, match, takeBackOf(1));
    this.#tally.hesitations++;
  }

  #fail(what: string): never {
    fail(this.where, `the second history ${what}`);
  }
}
