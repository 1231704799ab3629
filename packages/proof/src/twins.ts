import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { type GameEvent, visible } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import { copy, EVERYONE, type Option, type Player, SPECTATOR, type State, sees } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { closest, nearer, zonesApart } from './alike.ts';
import { questionOf } from './asked.ts';
import { Between } from './between.ts';
import { Coupled } from './coupled.ts';
import { fail, type Where } from './failure.ts';
import { Mind } from './mind.ts';
import { anyViewer, oneOf, playout } from './playout.ts';
import { take } from './record.ts';
import { foretoldAt, glance, type Seen, SHIPPED, type Shipped, show, unlike } from './shown.ts';
import { add, type Tally } from './tally.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** Twins part from their match at one in this many questions; and the number of answers for which they are followed. */
const EVERY = 200;
const HORIZON = 50;
/** The game's masks are not trusted: in every other pair, one in this many visible results differs anyway. */
const DOUBT = 12;
/** In one in this many pairs the second world is a nearby one. */
const NEARBY = 3;
/** Number of attempts of other players if the worlds part inside a draft. */
const TRIES = 4;
/** In one in this many pairs everybody knows a card of each hand, as after a take-back. */
const KNOWN = 3;
/** One in this many moments of a pair is compared completely, and the first one; at the others only the events. */
const WHOLE = 2;

/**
 * Checks that two worlds that look alike to a viewer stay alike, given the same answers and the same visible chance. The second
 * is a re-deal of the first, so this cannot find a view that reveals too much of the past: see `histories`.
 *
 * If the viewer saw the same events in both worlds, everything else that the viewer sees must be the same too. If the events
 * differ, hidden information must have come to light, or chance must have been made to differ visibly: the pair is then
 * abandoned.
 */
export function twins(game: AnyGame, seats: number, seed: number, by: Shipped = SHIPPED): Tally {
  const tally = { matches: 1, twins: 0, steps: 0, compared: 0, 'of spectators': 0, 'asked between': 0 };
  const ways: Tally = {};
  const mind = new Mind(seed ^ 0x7717);
  const follow = (from: State, viewer: Player, script: readonly Option[]) => {
    const s = mind.below(KNOWN) > 0 ? from : withKnown(game, from, mind);
    const where = { property: 'twins', game: game.id, seats, seed, move: s.move, viewer };
    const pair = new Pair(game, s, viewer, mind, by, where, script);
    const end = pair.follow();
    tally.twins++;
    tally.steps += pair.steps;
    tally.compared += pair.compared;
    if (viewer === SPECTATOR) tally['of spectators']++;
    for (const zone of pair.apart) add(ways, { [`apart in ${zone}`]: 1 });
    add(ways, { [end]: 1 });
  };
  const between = new Between();
  playout('twins', game, seats, seed, ({ s, decision }, n, answers) => {
    const before = between.meet(s, decision, n);
    // Questions out of turn are checked less often the more frequent they are.
    if (before !== null && mind.below(1 + tally['asked between'] ** 2) === 0) {
      const script = answers.slice(before.n, n - 1);
      for (const viewer of [before.player, anyViewer(mind, seats)]) follow(before.s, viewer, script);
      tally['asked between']++;
    }
    if (mind.below(EVERY) > 0) return;
    const viewer = anyViewer(mind, seats);
    // Nobody else can see a draft.
    if (s.step === 0 || decision.player === viewer) follow(s, viewer, []);
  });
  return { ...tally, ...ways };
}

/**
 * Returns the state after a card of each hand was played and taken back: everybody knows it there, and nothing else has
 * changed. Returns `from` if its question would not be asked then: a window opens only while an unseen card could answer it.
 */
function withKnown(game: AnyGame, from: State, mind: Mind): State {
  const s = copy(from);
  for (const [place, name] of game.places.entries()) {
    if (!name.startsWith('HAND')) continue;
    const held = s.place.flatMap((lies, item) => (lies === place ? [item] : []));
    if (held.length > 0) s.seenBy[oneOf(mind, held)] = EVERYONE;
  }
  const frame = at(s.agenda, s.agenda.length - 1);
  const asked = game.effects.byName[frame.effect];
  return asked?.kind === 'choice' && asked.options({ s, data: game.data }, frame as never).length > 0 ? s : from;
}

/** The end of a pair. */
type End = 'to the horizon' | 'over' | 'parted by answers' | 'parted by light' | 'parted by chance';

/** The same answer in both worlds: the states before it, and the published events, null inside a draft. */
interface Step {
  readonly before: { readonly a: State; readonly b: State };
  readonly first: readonly GameEvent[] | null;
  readonly second: readonly GameEvent[] | null;
}

class Pair {
  steps = 0;
  compared = 0;
  /** The zones in which the two worlds differ at first. */
  readonly apart: ReadonlySet<string>;
  readonly #chance: Coupled;
  readonly #wishes: readonly Option[];
  #a: AnyMatch;
  #b: AnyMatch;
  #point: number;

  constructor(
    readonly game: AnyGame,
    s: State,
    readonly viewer: Player,
    readonly mind: Mind,
    readonly by: Shipped,
    readonly where: Where,
    /** The first answers, as far as they are possible in both worlds. */
    readonly script: readonly Option[],
  ) {
    const known = view(game, s, viewer);
    const dealt = redeal(game, known, mind);
    const other = closest(game, s, mind.below(NEARBY) > 0 ? dealt : nearer(game, s, dealt, known, mind), known);
    this.apart = zonesApart(game, s, other);
    this.#chance = new Coupled(game, viewer, mind, mind.below(2) === 0 ? DOUBT : 0, s, other);
    this.#a = Match.restore(game, copy(s), [], this.#chance.first);
    this.#b = Match.restore(game, other, [], this.#chance.second);
    this.#wishes = wishesOf(game);
    this.#point = mind.below(this.#wishes.length);
  }

  follow(): End {
    this.#compare([], []);
    for (; this.steps < HORIZON; this.steps++) {
      if (this.#a.decision === null) return 'over';
      const step = this.#together();
      if (step === null) return 'parted by answers';
      const end = this.#look(step);
      if (end !== null) return end;
    }
    return 'to the horizon';
  }

  /** Compares what the answer showed; returns null if the pair continues. */
  #look({ before, first, second }: Step): End | null {
    if (first === null || second === null) {
      if (first !== second) return 'parted by answers';
      if (this.#a.decision?.player === this.viewer) this.#compare([], []);
      return null;
    }
    const light = this.#light(before);
    const [one, other] = [this.#seen(first), this.#seen(second)];
    if (one !== other) {
      if (this.#chance.strayed) return 'parted by chance';
      if (light) return 'parted by light';
      fail(this.where, `the same answer and the same visible chance give other events: ${one} or ${other}`);
    }
    // The last view reveals everybody; no event needs to.
    if (light && this.#a.decision === null && this.#b.decision === null) return 'over';
    this.#compare(first, second);
    return null;
  }

  #seen(events: readonly GameEvent[]): string {
    return JSON.stringify(events.map((event) => visible(event, this.viewer)));
  }

  #compare(first: readonly GameEvent[], second: readonly GameEvent[]): void {
    const { viewer, by, where } = this;
    const whole = this.steps % WHOLE === 0;
    const wishes = whole ? wishesAt(this.#wishes, this.#point++) : [];
    const foretold = foretoldAt(this.#point);
    const seen = (match: AnyMatch, events: readonly GameEvent[], one?: Seen) =>
      whole
        ? show(this.game, match, viewer, { wishes, events, foretold, by, ...(one && 'view' in one && { first: one }) })
        : glance(this.game, match, viewer, { wishes, events, by });
    const a = seen(this.#a, first);
    const found = unlike(a, seen(this.#b, second, a));
    const move = this.#a.published.move;
    if (found !== null) fail({ ...where, move }, `equal events, but the viewer can tell two worlds apart: ${found}`);
    if (whole) this.compared++;
  }

  /**
   * Gives the same answer in both; returns null if they have none in common. Others take back a draft in which the worlds part.
   */
  #together(): Step | null {
    for (let i = 0; i < TRIES; i++) {
      const a = this.#a;
      const b = this.#b;
      const option = this.#common();
      if (option !== null) {
        const before = { a: a.s, b: b.s };
        this.#chance.begin(a.s, b.s);
        const first = this.#answer(a, option);
        const second = this.#answer(b, option);
        return { before, first, second };
      }
      if (a.s === a.published || b.s === b.published) return null;
      this.#a = Match.restore(this.game, a.published, [], this.#chance.first);
      this.#b = Match.restore(this.game, b.published, [], this.#chance.second);
    }
    return null;
  }

  /** Returns an option that both worlds have. The viewer's options are equal. */
  #common(): Option | null {
    const asked = questionOf(this.#a);
    const also = this.#b.decision;
    if (also === null || also.player !== asked.player || also.effect !== asked.effect) return null;
    const both = asked.options.filter((option) => also.options.includes(option));
    const scripted = this.script[this.steps];
    if (scripted !== undefined && both.includes(scripted)) return scripted;
    return both.length === 0 ? null : this.mind.among(both);
  }

  #answer(match: AnyMatch, option: Option): readonly GameEvent[] | null {
    const { row } = take(this.where, match, this.game.verbs.format(option));
    return row === null ? null : row.events;
  }

  /** Returns true if the viewer now sees something that lay differently in the two worlds, or was just drawn differently. */
  #light(before: Step['before']): boolean {
    const inSecond = this.#b.s.seenBy;
    return this.#a.s.seenBy.some((mask, item) => {
      const seen = sees(mask, this.viewer) || sees(at(inSecond, item), this.viewer);
      return seen && (before.a.place[item] !== before.b.place[item] || this.#chance.apart.has(item));
    });
  }
}
