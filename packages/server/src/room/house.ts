import type { Bus } from '../bus/bus.ts';
import type { Chance } from '../chance.ts';
import type { Desk } from '../desk/desk.ts';
import type { Measures } from '../measures.ts';
import type { Outlets } from '../notifications/outlets.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Phrases } from './phrases.ts';
import type { Receipts } from './receipts.ts';
import type { Shared } from './shared.ts';
import type { OneByOne, Turns } from './turns.ts';

/** The server's services that a room uses. */
export interface House {
  readonly store: Store;
  /** Returns the house clock. */
  now(): number;
  /** Timers and the time of day. */
  readonly serverClock: ServerClock;
  readonly bus: Bus;
  readonly chance: Chance;
  /** Start of this server by the house clock: it saw nobody leave before. Null if another process may have. */
  readonly opened: number | null;
  /** Minimum interval between presence messages, in ms. */
  readonly calm: number;
  /** Time for which a connection may be lost before the absence is stored, in ms. */
  readonly gone: number;
  /** Queue for slices of all expensive work: forecasts, histories, lists and statistics. */
  readonly turns: Turns;
  /** Queue for replays, for history or for a continued match, which serves all addresses in turn. */
  readonly folds: OneByOne;
  /** Cache of the resulting histories, as JSON. */
  readonly pasts: Shared<Uint8Array>;
  readonly measures: Measures;
  readonly desk: Desk;
  readonly receipts: Receipts;
  /** Null if there is no pepper for phrases. */
  readonly phrases: Phrases | null;
  /** Throws RequestError 503 if there is no space for a new match. */
  space(): Promise<void>;
  /** Ways to send notifications. */
  readonly outlets: Outlets;
  /** Returns how long players of a match may be away, in ms. */
  awayOf(record: MatchRecord): number;
}
