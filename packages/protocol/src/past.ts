// The history of a running match for one of its viewers: everything that they were sent so far.
import type { Patch } from '@gaslamp/kernel/patch';
import type { PublishedRow, Standing } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import type { MatchInfo } from './updates.ts';

/** One published step as one viewer saw it: the changes to their view since the previous step. */
export interface PastMoment {
  readonly patch: Patch;
  /** Null if unchanged. */
  readonly hidden: readonly Hidden[] | null;
  readonly standing: Standing;
  readonly row: PublishedRow;
}
/** The complete history that one viewer was sent, and nothing else. */
export interface Past {
  /** The view of the deal; the first moment changes nothing in it. */
  readonly first: State;
  readonly moments: readonly PastMoment[];
  /** The turn of each moment, and the moments that are turning points. */
  readonly turns: readonly number[];
  readonly turning: readonly number[];
}

/** `past` is null if the match is over and `own` was not requested: its record contains everything. */
export interface LookBack {
  readonly info: MatchInfo;
  readonly past: Past | null;
}
