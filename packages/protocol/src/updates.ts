// Messages of the server. Plain data; every message to a socket contains one viewer's projection and nothing else.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Forecast } from '@gaslamp/kernel/forecast';
import type { Patch } from '@gaslamp/kernel/patch';
import type { PublishedRow, Standing } from '@gaslamp/kernel/projection';
import type { Hidden } from '@gaslamp/kernel/view';
import type { Told } from './answers.ts';
import type { ClockChoice, ClockNow } from './clocks.ts';
import type { HouseList } from './house.ts';
import type { StandingOrder } from './messages.ts';
import type { DatedNote, NamedHolder } from './notes.ts';
import type { Origin } from './origin.ts';
import type { Receipt } from './receipts.ts';
import type { NumberedLine } from './talk.ts';
import type { TalkRoom } from './talk-rooms.ts';

/** The presence of a seat's player. */
export interface SeatPresence {
  /** True if a socket of this seat is open. */
  readonly here: boolean;
  /** Milliseconds until a bot may stand in for the absent player; null if nobody is away. */
  readonly awayIn: number | null;
}
export interface SeatInfo extends SeatPresence {
  /** `open` only before the deal. */
  readonly kind: 'person' | 'bot' | 'open';
  /** Name of the person who holds the seat or for whom a bot stands in; otherwise empty. */
  readonly name: string;
  /** That person's number, which, unlike a name, cannot be chosen; null if there is no person. */
  readonly number: number | null;
  readonly bot: string | null;
  /** True if the bot plays for a person, whose own link takes the seat back at once. */
  readonly standsIn: boolean;
  /** All former holders, oldest first. */
  readonly held: readonly NamedHolder[];
  /** A new player may take this seat: its player handed it over, all present agreed, or it seems to be lost. */
  readonly opened: 'handed' | 'agreed' | 'lost' | null;
}

/** A proposal that needs the agreement of others. */
export interface Proposal {
  /** The seat to open for a new player; null: end the match without a result, or open the hands of a closed match. */
  readonly seat: number | null;
  /** Numbers of the persons who have agreed, and of those who have yet to answer. */
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
  /**
   * Milliseconds until silence counts as agreement; null if it never does. For a seat: until the only other player may invite
   * somebody to it.
   */
  readonly left: number | null;
}

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules with which the match was or will be begun. */
  readonly rules: number;
  readonly pack: string;
  readonly options: Readonly<Record<string, number>>;
  /** The moment from which the match continues; null if it was or will be dealt. */
  readonly from: Origin | null;
  /** The host lets tables show public facts side by side: the distance of each player from each goal. */
  readonly hints: boolean;
  /** Information about the identities of the players that the server gives to everybody. */
  readonly list: HouseList;
  /** Players may talk, and spectators among themselves. */
  readonly chat: boolean;
  /** `gathering` before the deal; `ended` without a result. */
  readonly phase: 'gathering' | 'playing' | 'over' | 'ended';
  /** The match has ended without a result, and its hands and its dice key are not open. */
  readonly closed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly proposals: readonly Proposal[];
  /** Events besides the game, oldest first; only the latest ones of a long match. */
  readonly notes: readonly DatedNote[];
  /** Minutes for which a player may be away, and the bot that may stand in after that. */
  readonly away: number;
  readonly standIn: string;
  /** Clock settings; null: no time limit. */
  readonly clock: ClockChoice | null;
  /** A messenger channel is notified of whose turn it is. */
  readonly hook: boolean;
  /** The viewer's seat; null for spectators. */
  readonly you: number | null;
  readonly host: boolean;
  /** Shown before the first roll; the key follows when the match is over and not closed, so that anybody can check the dice. */
  readonly diceHash: string;
  readonly diceKey: string | null;
  readonly rematch: string | null;
  /**
   * Only bots play, and they wait for other such matches of the same address to end or to lose their last viewer: the number of
   * those that play at once. Missing while they play.
   */
  readonly botsWait?: number;
}

export type ServerMessage =
  /** First message while the match is not dealt; a welcome follows with the deal. */
  | { readonly t: 'waiting'; readonly info: MatchInfo }
  /** First message of a match that is dealt: everything that the viewer may know. `rows` starts after `since`, if given. */
  | {
      readonly t: 'welcome';
      readonly info: MatchInfo;
      readonly state: Readonly<Record<string, unknown>>;
      readonly hidden: readonly Hidden[];
      readonly standing: Standing;
      readonly rows: readonly PublishedRow[];
      /** For the latest published move. */
      readonly receipt?: Receipt;
      readonly order: StandingOrder;
      readonly but: readonly string[];
    }
  /** The changes to the viewer's view since the last message, as a patch of its state. */
  | {
      readonly t: 'update';
      readonly patch: Patch;
      readonly hidden: readonly Hidden[] | null;
      readonly standing: Standing;
      readonly row: PublishedRow | null;
      /** Comes with a row. */
      readonly receipt?: Receipt;
    }
  | { readonly t: 'info'; readonly info: MatchInfo }
  /** Somebody came or went: the new presence by seat, in place of that in the match's information. */
  | { readonly t: 'presence'; readonly seats: readonly SeatPresence[] }
  /** The clock state, if the match has clocks: after every first message and on every change. */
  | { readonly t: 'clock'; readonly clock: ClockNow }
  /** The command of that id is stored. */
  | { readonly t: 'ack'; readonly id: string; readonly move: number; readonly step: number }
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly reason: string;
      readonly why: Refused | null;
      readonly detail: string | null;
      /** The detail for any language, unless it is the refused answer. */
      readonly code?: string;
      readonly values?: Readonly<Record<string, string | number>>;
    }
  | { readonly t: 'considered'; readonly id: string; readonly fits: readonly string[] | null; readonly enough: boolean }
  | { readonly t: 'forecast'; readonly id: string; readonly forecast: Forecast | null }
  | { readonly t: 'explained'; readonly id: string; readonly wish: string; readonly why: Refused | null }
  | { readonly t: 'ordered'; readonly id: string; readonly order: StandingOrder; readonly but: readonly string[] }
  /** The latest lines of a room that the viewer may see by now; replaces earlier lines of that room. */
  | { readonly t: 'talk'; readonly room: TalkRoom; readonly lines: readonly NumberedLine[] }
  /** One more line of a room. */
  | { readonly t: 'line'; readonly room: TalkRoom; readonly line: NumberedLine }
  /** Sent only to the viewer's own seat: the revision of its notebook. The content is read with the seat's token. */
  | { readonly t: 'notebook'; readonly revision: number }
  /** The line that was sent under that id is stored. */
  | { readonly t: 'said'; readonly id: string }
  /** After the first message: the build of the page that the server has. Missing if it has none. */
  | { readonly t: 'build'; readonly build: string }
  | ({ readonly t: 'error'; readonly error: string } & Partial<Told>)
  | { readonly t: 'pong' };
