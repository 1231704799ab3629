// What the server says. Plain data; every message to a socket holds one viewer's projection and nothing else.
import type { Refused } from '@gaslamp/kernel/effects';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Patch } from '@gaslamp/kernel/patch';
import type { Hidden } from '@gaslamp/kernel/view';
import type { StandingOrder } from './messages.ts';

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly bot: string | null;
  /** All who held it before: persons by name, bots by id. */
  readonly held: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[];
  /** A socket of this seat is open. */
  readonly here: boolean;
}

/** Who is asked about what. The options are there only for the asked player. */
export interface Question {
  readonly player: number;
  readonly effect: string;
  /** Numbers that the question is about: a city, an owner. */
  readonly about: Readonly<Record<string, number>>;
  readonly options: readonly string[] | null;
  readonly draft: boolean;
  readonly subset: boolean;
  /** The answer that lets things happen, in a window of interrupts. */
  readonly pass: string | null;
}

/** How the match stands for one viewer. */
export interface Standing {
  readonly move: number;
  readonly step: number;
  readonly question: Question | null;
  /** How many answers the viewer can take back. */
  readonly undoable: number;
}

/** Events of one published step, as the viewer sees them. */
export interface PublishedRow {
  readonly move: number;
  readonly events: readonly VisibleEvent[];
}

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly options: Readonly<Record<string, number>>;
  /** The host lets tables put public facts side by side: who is how close to what. */
  readonly hints: boolean;
  readonly seats: readonly SeatInfo[];
  /** The viewer's seat; null for spectators. */
  readonly you: number | null;
  readonly host: boolean;
  /** Shown before the first roll; the key follows when the match is over, so that anybody can check the dice. */
  readonly diceHash: string;
  readonly diceKey: string | null;
  readonly rematch: string | null;
}

export type ServerMessage =
  /** First message: everything the viewer may know. `rows` are those behind `since`, or all. */
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
  | { readonly t: 'explained'; readonly id: string; readonly wish: string; readonly why: Refused | null }
  | { readonly t: 'ordered'; readonly id: string; readonly order: StandingOrder; readonly but: readonly string[] }
  | { readonly t: 'error'; readonly error: string }
  | { readonly t: 'pong' };
