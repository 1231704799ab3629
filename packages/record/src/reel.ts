// Replays a match: what each viewer saw at each published step. Folds the log without running the rules.
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

/** A viewer: a seat, `SPECTATOR`, or `open`, who sees everything. Nobody gets `open` of a running match. */
export type Viewpoint = Player | 'open';
/** Returns all viewpoints of a finished match. */
export const viewpointsOf = (seats: number): readonly Viewpoint[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  SPECTATOR,
  'open',
];

/** The state that a viewer had at a moment. The question comes without options, since it can no longer be answered. */
export interface ShownThen {
  readonly s: State;
  readonly hidden: readonly Hidden[];
  readonly standing: Standing;
}

/** Moments are the published steps, beginning with the deal. */
interface Moments {
  /** Number of the turn at each moment, from 0. A moment that ends a turn belongs to the next one. */
  readonly turns: readonly number[];
  /** Moments that are turning points according to the game, ascending. */
  readonly turning: readonly number[];
}
/** A match as each of its viewpoints saw it. */
export interface Reel extends Moments {
  readonly viewpoints: readonly Viewpoint[];
  /** The published rows, one for each moment. */
  rows(of: Viewpoint): readonly PublishedRow[];
  /** Throws a RangeError for an unknown moment. */
  shown(moment: number, of: Viewpoint): ShownThen;
}
/** A replay with everything hidden, which no viewer may get. */
export interface OpenReel extends Reel {
  /** Returns a state in the shape of the current rules, without drafts. Throws a RangeError for an unknown moment. */
  position(moment: number): State;
}
/** A match as one viewer saw it. */
export interface OwnReel extends Moments {
  readonly rows: readonly PublishedRow[];
  /** Throws a RangeError for an unknown moment. */
  shown(moment: number): ShownThen;
}

interface Kept {
  /** `s` is the state of the asked player, `published` that of everybody else. Both have the shape of the current rules. */
  readonly s: State;
  readonly published: State;
  readonly row: Row;
}

/** Replays the whole match. Throws if the log does not fit its beginning. */
export function reelOf(game: AnyGame, before: State, entries: readonly Versioned[]): OpenReel {
  const reeling = reelSlowly(game, before, entries);
  for (let step = reeling.next(); ; step = reeling.next()) if (step.done) return step.value;
}

/** A replay in progress. */
export interface SoFar {
  readonly moments: number;
  /** Returns the replay up to this point. */
  reel(): OpenReel;
}

/** Like `reelOf`, but yields after each entry, so that a caller can do other work in between. */
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

/** Returns the index of the event that begins a turn in a row, or -1. */
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
/** Returns the question without its options, since nobody can answer it any more. */
function askedIn(game: AnyGame, s: State): Decision | null {
  const frame = s.agenda.at(-1);
  const effect = frame && game.effects.byName[frame.effect];
  return frame && effect?.kind === 'choice' ? asking(effect, frame, []) : null;
}

/** Returns a standing in which nothing can be answered or taken back any more. */
export const lookedBackOn = ({ move, step, question }: Standing): Standing => ({
  move,
  step,
  question: question && { ...question, options: null },
  undoable: 0,
  horizon: null,
});

/** Shows every item to spectators. The players' knowledge does not change. */
function opened(s: State): State {
  return { ...s, seenBy: s.seenBy.map((mask) => (mask === EVERYONE ? mask : mask | only(SPECTATOR))) };
}
/** Returns a row with all secret fields. */
export const openRow = ({ move, events }: Row): PublishedRow => ({
  move,
  events: events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } })),
});
