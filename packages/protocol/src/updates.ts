// What the server says. Plain data; every message to a socket holds one viewer's projection and nothing else.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Forecast } from '@gaslamp/kernel/forecast';
import type { Patch } from '@gaslamp/kernel/patch';
import type { PublishedRow, Standing } from '@gaslamp/kernel/projection';
import type { Hidden } from '@gaslamp/kernel/view';
import type { ClockChoice, ClockNow } from './clocks.ts';
import type { HouseList } from './house.ts';
import type { StandingOrder } from './messages.ts';
import type { DatedNote, Holder } from './notes.ts';
import type { Origin } from './origin.ts';
import type { TalkRoom } from './spoken.ts';
import type { NumberedLine } from './talk.ts';

/** Whether a seat's player is there. */
export interface SeatPresence {
  /** A socket of this seat is open. */
  readonly here: boolean;
  /** Milliseconds until a bot may stand in for the absent player; null where nobody is away. */
  readonly awayIn: number | null;
}
export interface SeatInfo extends SeatPresence {
  /** `open` only before the deal. */
  readonly kind: 'person' | 'bot' | 'open';
  /** The person's who holds it, or for whom a bot stands in; else empty. */
  readonly name: string;
  /** Of that person: names can be chosen, numbers cannot. Null where there is none. */
  readonly number: number | null;
  readonly bot: string | null;
  /** The bot plays for a person, whose own link takes the seat back at once. */
  readonly standsIn: boolean;
  /** All who held it before, oldest first. */
  readonly held: readonly Holder[];
  /** Somebody new may sit down here: its player handed it over, or all present agreed. */
  readonly opened: 'handed' | 'agreed' | null;
}

/** Something that those present must agree to. */
export interface Proposal {
  /** The seat that is to be opened for somebody new; null: the match is to end without a result. */
  readonly seat: number | null;
  /** Numbers of the persons who have agreed, and of those who are still asked. */
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
}

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it was begun with, or will be. */
  readonly rules: number;
  readonly pack: string;
  readonly options: Readonly<Record<string, number>>;
  /** From where it goes on; null where it was, or will be, dealt. */
  readonly from: Origin | null;
  /** The host lets tables put public facts side by side: who is how close to what. */
  readonly hints: boolean;
  /** What the house tells everybody of who the others are. */
  readonly list: HouseList;
  /** Those at the table may talk, and those who watch among themselves. */
  readonly chat: boolean;
  /** `gathering` before the deal; `ended` without a result. */
  readonly phase: 'gathering' | 'playing' | 'over' | 'ended';
  readonly seats: readonly SeatInfo[];
  readonly proposals: readonly Proposal[];
  /** What happened besides the game, oldest first; of a long match the latest ones. */
  readonly notes: readonly DatedNote[];
  /** Minutes for which a player may be away, and the bot that may stand in then. */
  readonly away: number;
  readonly standIn: string;
  /** How much time players have; null: as much as they want. */
  readonly clock: ClockChoice | null;
  /** A channel of a messenger is told whose turn it is. */
  readonly hook: boolean;
  /** The viewer's seat; null for spectators. */
  readonly you: number | null;
  readonly host: boolean;
  /** Shown before the first roll; the key follows when the match is over, so that anybody can check the dice. */
  readonly diceHash: string;
  readonly diceKey: string | null;
  readonly rematch: string | null;
}

export type ServerMessage =
  /** First message while the match is not dealt; a welcome follows with the deal. */
  | { readonly t: 'waiting'; readonly info: MatchInfo }
  /** First message of a match that is dealt: everything the viewer may know. `rows` are those behind `since`, or all. */
  | {
      readonly t: 'welcome';
      readonly info: MatchInfo;
      readonly state: Readonly<Record<string, unknown>>;
      readonly hidden: readonly Hidden[];
      readonly standing: Standing;
      readonly rows: readonly PublishedRow[];
      readonly order: StandingOrder;
      readonly but: readonly string[];
    }
  /** What changed for the viewer since the last message: a patch of the state in the view. */
  | {
      readonly t: 'update';
      readonly patch: Patch;
      readonly hidden: readonly Hidden[] | null;
      readonly standing: Standing;
      readonly row: PublishedRow | null;
    }
  | { readonly t: 'info'; readonly info: MatchInfo }
  /** Somebody came or went: by seat, what of the match's information is not so any more. */
  | { readonly t: 'presence'; readonly seats: readonly SeatPresence[] }
  /** How the clocks stand, where there are any: behind every first message, and whenever it changes. */
  | { readonly t: 'clock'; readonly clock: ClockNow }
  /** The command of that id is in the store. */
  | { readonly t: 'ack'; readonly id: string; readonly move: number; readonly step: number }
  | {
      readonly t: 'refused';
      readonly id: string;
      readonly reason: string;
      readonly why: Refused | null;
      readonly detail: string | null;
    }
  | { readonly t: 'considered'; readonly id: string; readonly fits: readonly string[] | null; readonly enough: boolean }
  | { readonly t: 'forecast'; readonly id: string; readonly forecast: Forecast | null }
  | { readonly t: 'explained'; readonly id: string; readonly wish: string; readonly why: Refused | null }
  | { readonly t: 'ordered'; readonly id: string; readonly order: StandingOrder; readonly but: readonly string[] }
  /** The latest lines of a room that the viewer may hear by now, in place of what was told of it before. */
  | { readonly t: 'talk'; readonly room: TalkRoom; readonly lines: readonly NumberedLine[] }
  /** One more of them. */
  | { readonly t: 'line'; readonly room: TalkRoom; readonly line: NumberedLine }
  /** To the viewer's own seat alone: its notebook is at that revision. What it says is told to whoever asks with its token. */
  | { readonly t: 'notebook'; readonly revision: number }
  /** What was said under that id is in the store. */
  | { readonly t: 'said'; readonly id: string }
  | { readonly t: 'error'; readonly error: string }
  | { readonly t: 'pong' };
