import type { Bus } from '../bus/bus.ts';
import type { Chance } from '../chance.ts';
import type { Desk } from '../desk/desk.ts';
import type { Measures } from '../measures.ts';
import type { Outlets } from '../messages/outlets.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Shared } from './shared.ts';
import type { OneByOne, Turns } from './turns.ts';

/** What a room needs of the house around it. */
export interface House {
  readonly store: Store;
  /** By the house clock. */
  now(): number;
  /** Timers and the time of day. */
  readonly serverClock: ServerClock;
  readonly bus: Bus;
  readonly chance: Chance;
  /** When this server began, by the house clock: nobody was seen leaving before. Null where another one may have seen it. */
  readonly opened: number | null;
  /** How often at most it is told who came and went, in milliseconds. */
  readonly calm: number;
  /** How long a line may be gone before that is worth a commit, in milliseconds. */
  readonly gone: number;
  /** Forecasts of all tables take turns: many at once would hold up everybody. */
  readonly forecasts: Turns;
  /** Matches that are folded anew, to be looked back on or to go on from: of all addresses in turn. */
  readonly folds: OneByOne;
  /** What came of it for those who look back, as JSON. */
  readonly pasts: Shared<Uint8Array>;
  readonly measures: Measures;
  readonly desk: Desk;
  /** Throws LobbyError 503 where there is no space for a new match. */
  space(): Promise<void>;
  /** By which ways news get out. */
  readonly outlets: Outlets;
  /** For how long a match's players may be away, in milliseconds. */
  awayOf(record: MatchRecord): number;
}
