// Serves the moments of a replay to a table, and answers no questions.
import { at } from '@gaslamp/kernel/lists';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import type { Outcome, TableState } from '../net/match-client.ts';
import type { TableClient } from '../table/asking/client.ts';
import { holdPace, type Pace } from '../table/showing/pace.ts';

/** Returns the seat of a viewpoint; null for spectators. */
const seatOf = (as: Viewpoint): number | null => (as === 'open' || as === SPECTATOR ? null : as);

/** Returns the info for a match in the past, in which nobody waits, comes or goes. */
function infoThen(info: MatchInfo, as: Viewpoint): MatchInfo {
  return {
    ...info,
    you: seatOf(as),
    phase: info.phase === 'ended' ? 'ended' : 'over',
    seats: info.seats.map((seat) => ({ ...seat, here: true, awayIn: null, opened: null })),
    proposals: [],
    chat: false,
    clock: null,
  };
}

/** Number of rows of the log shown while moving: as many as fit on the screen, and some more. */
const LATEST = 20;

export class ReplayClient implements TableClient {
  readonly #listeners = new Set<() => void>();
  readonly #info: MatchInfo;
  #reel: OwnReel;
  #state: TableState;
  #moment: number;

  /** Starts at a moment, with the latest rows of its log. */
  constructor(
    reel: OwnReel,
    info: MatchInfo,
    readonly as: Viewpoint,
    start: number,
  ) {
    this.#reel = reel;
    this.#info = infoThen(info, as);
    this.#moment = start;
    this.#state = this.#stateAt(start, start - LATEST);
  }

  /** Takes a longer reel of the same match; the current moment stays the same. */
  take(reel: OwnReel): void {
    this.#reel = reel;
  }

  readonly get = (): TableState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /**
   * Goes to a moment. A single step forward is animated at `pace` unless that is `none`; every other move is immediate and
   * shows only the latest rows of the log, until `rest`.
   */
  show(moment: number, pace: Pace): void {
    const lively = pace !== 'none' && moment === this.#moment + 1;
    holdPace(lively ? pace : 'none');
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#tell(this.#stateAt(moment, lively ? 0 : moment - LATEST));
  }
  /** Shows the whole log up to the moment. */
  rest(): void {
    if (this.#state.rows.length < this.#moment + 1) this.#tell({ ...this.#state, rows: this.#rowsFrom(0) });
  }
  #tell(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
  #rowsFrom(first: number) {
    return this.#reel.rows.slice(Math.max(0, first), this.#moment + 1);
  }
  #stateAt(moment: number, first: number): TableState {
    const { s, hidden, standing } = this.#reel.shown(moment);
    return {
      info: this.#info,
      s,
      hidden,
      standing,
      rows: this.#rowsFrom(first),
      order: 'none',
      but: [],
      clock: null,
      busy: false,
      connection: 'open',
      error: null,
      wantsRematch: false,
    };
  }

  async choose(): Promise<Outcome> {
    return { ok: false, reason: 'not-allowed', why: null, detail: t('replay.noAnswer') };
  }
  async undo(): Promise<Outcome> {
    return this.choose();
  }
  async consider() {
    return null;
  }
  async forecast() {
    return null;
  }
  async explain() {
    return null;
  }
  async setOrder(): Promise<void> {}
}

/** Returns the moment, or the nearest that exists. */
export const within = (reel: OwnReel, moment: number): number => Math.max(0, Math.min(reel.turns.length - 1, moment));

/** Return the start of the turn, or of the one before it; the start of the next turn, or the last moment. */
export function turnBefore({ turns }: OwnReel, moment: number): number {
  const from = turns.indexOf(at(turns, moment));
  return from < moment || from === 0 ? from : turns.indexOf(at(turns, from - 1));
}
export function turnAfter({ turns }: OwnReel, moment: number): number {
  const now = at(turns, moment);
  const next = turns.findIndex((turn) => turn > now);
  return next < 0 ? turns.length - 1 : next;
}
/** Return the turning point before or after a moment; the first or the last moment if there is none. */
export const turningBefore = ({ turning }: OwnReel, moment: number): number => turning.findLast((n) => n < moment) ?? 0;
export const turningAfter = ({ turning, turns }: OwnReel, moment: number): number =>
  turning.find((n) => n > moment) ?? turns.length - 1;
