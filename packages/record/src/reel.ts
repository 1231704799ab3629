// A match to look back on: what each of those who look had before them, published step by published step. Its log is
// folded, no rules are run.
import type { AnyGame } from '@gaslamp/games/games';
import { LoggedDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Row, Versioned } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import {
  type Moment,
  type PublishedRow,
  rowFor,
  type Standing,
  standingFor,
  viewFor,
} from '@gaslamp/kernel/projection';
import { copy, EVERYONE, only, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { asking, type Decision } from '@gaslamp/kernel/table';
import { upgraded } from '@gaslamp/kernel/versions';
import type { Hidden } from '@gaslamp/kernel/view';
import { sharing } from './sharing.ts';

/** Who looks: a seat, `SPECTATOR`, or `open`, before whom everything lies open. Of a match that runs nobody gets `open`. */
export type Viewpoint = Player | 'open';
/** All from where a match that is over can be looked at. */
export const viewpointsOf = (seats: number): readonly Viewpoint[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  SPECTATOR,
  'open',
];

/** What somebody had before them at a moment. What was asked can be answered no more: it comes without its options. */
export interface ShownThen {
  readonly s: State;
  readonly hidden: readonly Hidden[];
  readonly standing: Standing;
}

/** Moments are published steps, the deal first. */
interface Moments {
  /** Of each moment the turn that is on then, counted from 0: what ends a turn leads to where the next one begins. */
  readonly turns: readonly number[];
  /** The moments of which the game says that something turned there, ascending. */
  readonly turning: readonly number[];
}
/** As everybody had it. */
export interface Reel extends Moments {
  readonly viewpoints: readonly Viewpoint[];
  /** All that was told, a row a moment. */
  rows(of: Viewpoint): readonly PublishedRow[];
  /** Throws a RangeError where there is no such moment. */
  shown(moment: number, of: Viewpoint): ShownThen;
}
/** With all that lay anywhere: no viewer's. */
export interface OpenReel extends Reel {
  /** In the shape of today's rules, without what was only a draft. Throws a RangeError where there is no such moment. */
  position(moment: number): State;
}
/** As one of them had it. */
export interface OwnReel extends Moments {
  readonly rows: readonly PublishedRow[];
  /** Throws a RangeError where there is no such moment. */
  shown(moment: number): ShownThen;
}

interface Kept {
  /** As whoever was asked had it, and as all others did: in the shape of today's rules. */
  readonly s: State;
  readonly published: State;
  readonly row: Row;
}

/** The whole match, for everybody. Throws where the log does not fit its beginning. */
export function reelOf(game: AnyGame, before: State, entries: readonly Versioned[]): OpenReel {
  const reeling = reelSlowly(game, before, entries);
  for (let step = reeling.next(); ; step = reeling.next()) if (step.done) return step.value;
}

/** A match that is being folded. */
export interface SoFar {
  readonly moments: number;
  /** Up to here. */
  reel(): OpenReel;
}

/** The same, an entry at a time, for who has other things to do in between. */
export function* reelSlowly(game: AnyGame, before: State, entries: readonly Versioned[]): Generator<SoFar, OpenReel> {
  const kept: Kept[] = [];
  const soFar: SoFar = {
    get moments() {
      return kept.length;
    },
    reel: () => new WholeReel(game, kept.slice()),
  };
  const dice = new LoggedDice([], game.nameOf);
  for (const { match, row, shape } of Match.retrace(game, before, entries, dice)) {
    if (row !== null) {
      const last = kept.at(-1);
      const today = (s: State) => (shape < game.rules ? upgraded(game, s, shape, game.rules) : s);
      const published = sharing(today(match.published), last?.published);
      const s = match.s === match.published ? published : sharing(today(match.s), last?.s);
      kept.push({ s, published, row });
    }
    yield soFar;
  }
  return new WholeReel(game, kept);
}

/** Where in what a step told a turn began, or -1. */
const begins = ({ events }: PublishedRow): number => events.findIndex(({ kind }) => kind === 'turn');

class WholeReel implements OpenReel {
  readonly viewpoints: readonly Viewpoint[];
  readonly turns: readonly number[];
  readonly turning: readonly number[];

  constructor(
    readonly game: AnyGame,
    readonly kept: readonly Kept[],
  ) {
    this.viewpoints = viewpointsOf(kept[0]?.published.seats ?? 0);
    let turn = 0;
    this.turns = kept.map(({ published, row }, n) => {
      const last = kept[n - 1];
      const passes = last !== undefined && game.active(published) !== game.active(last.published);
      // A match can end between two turns.
      if (passes && (published.agenda.length > 0 || begins(row) >= 0)) turn++;
      return turn;
    });
    this.turning = kept.flatMap(({ row }, n) =>
      game.turned?.(new Set(row.events.map(({ kind }) => kind))) === true ? [n] : [],
    );
  }

  rows(of: Viewpoint): readonly PublishedRow[] {
    return this.kept.map(({ row }) => (of === 'open' ? openRow(row) : rowFor(row, of)));
  }
  shown(moment: number, of: Viewpoint): ShownThen {
    const { game } = this;
    const kept = at(this.kept, moment);
    const then = thenOf(game, kept);
    const standing = lookedBackOn(standingFor(then, of === 'open' ? SPECTATOR : of));
    if (of === 'open') return { s: opened(kept.published), hidden: [], standing };
    const { s, hidden } = viewFor(then, of);
    return { s, hidden, standing };
  }
  position(moment: number): State {
    return copy(at(this.kept, moment).published);
  }
}

function thenOf(game: AnyGame, { s, published }: Kept): Moment<State, unknown> {
  const frame = published.agenda.at(-1);
  return {
    game,
    s,
    published,
    decision: askedIn(game, s),
    asked: frame ? { player: Number(frame.by), effect: frame.effect, frame } : null,
    undoable: () => 0,
    horizon: () => 'others',
  };
}
/** Without its options: nobody answers it any more. */
function askedIn(game: AnyGame, s: State): Decision | null {
  const frame = s.agenda.at(-1);
  const effect = frame && game.effects.byName[frame.effect];
  return frame && effect?.kind === 'choice' ? asking(effect, frame, []) : null;
}

/** Nothing of it can be answered or taken back any more. */
export const lookedBackOn = ({ move, step, question }: Standing): Standing => ({
  move,
  step,
  question: question && { ...question, options: null },
  undoable: 0,
  horizon: null,
});

/** Whoever watches knows where everything lies. What the players know stays as it is. */
function opened(s: State): State {
  return { ...s, seenBy: s.seenBy.map((mask) => (mask === EVERYONE ? mask : mask | only(SPECTATOR))) };
}
/** With all that only some were told. */
export const openRow = ({ move, events }: Row): PublishedRow => ({
  move,
  events: events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } })),
});
