// What the server says of a match that runs to whoever looks back on it: what they were sent themselves, up to now.
import type { Patch } from '@gaslamp/kernel/patch';
import type { PublishedRow, Standing } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import type { MatchInfo } from './updates.ts';

/** One published step as one viewer had it: what changed in their view since the step before. */
export interface PastMoment {
  readonly patch: Patch;
  /** Null where it is as before. */
  readonly hidden: readonly Hidden[] | null;
  readonly standing: Standing;
  readonly row: PublishedRow;
}
/** All that one viewer was sent, and nothing else. */
export interface Past {
  /** The view of the deal; the first of the moments changes nothing in it. */
  readonly first: State;
  readonly moments: readonly PastMoment[];
  /** Of each moment the turn that it belongs to, and the moments of turning points. */
  readonly turns: readonly number[];
  readonly turning: readonly number[];
}

/** `past` is null when the match is over, and was not asked for: its record tells all of it. */
export interface LookBack {
  readonly info: MatchInfo;
  readonly past: Past | null;
}
