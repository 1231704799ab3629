// JSON answers of the HTTP interface. Errors are answered with `Refusal` and a status of 400 or more.
import type { OptionSpec } from '@gaslamp/kernel/game';
import type { SeatKeys } from './keys.ts';
import type { NotificationSettings } from './notifications.ts';
import type { LookBack } from './past.ts';
import type { NotebookAnswer } from './private-notes.ts';
import type { Outcome, Statistics } from './statistics.ts';
import type { MatchInfo, SeatInfo } from './updates.ts';

/** The answer of each route, by method and path. */
export interface Answers {
  'GET /healthz': { readonly ok: boolean };
  'GET /readyz': { readonly ok: boolean };
  'GET /api/games': readonly GameInfo[];
  'GET /api/games/:game': GameNames;
  /** A data pack, in the game's own format. */
  'GET /api/packs/:game/:hash': unknown;
  /** URLs at which other devices reach this server; empty for callers from other machines. */
  'GET /api/home': { readonly addresses: readonly string[] };
  /**
   * For a page that waits in vain: the header that a proxy in between seems to drop, in words, and the build of the page that
   * the server has, or null.
   */
  'POST /api/socket': Told & { readonly why: string; readonly build: string | null };
  'GET /api/statistics': readonly Statistics[];
  'POST /api/mine': readonly MatchSummary[];
  'POST /api/matches': Created;
  'GET /api/matches/:id': { readonly game: string };
  'POST /api/matches/:id/sit': Sat;
  'POST /api/matches/:id/open': Sat;
  'POST /api/matches/:id/keys': SeatKeys;
  'POST /api/matches/:id/way': { readonly asked: true };
  'POST /api/matches/:id/invitation': Invitation;
  'POST /api/matches/:id/table': TableAnswer;
  'POST /api/matches/:id/told': NotificationSettings;
  'POST /api/matches/:id/notebook': NotebookAnswer;
  'POST /api/matches/:id/report': { readonly reported: true };
  'POST /api/matches/:id/past': LookBack;
}

/** The answer to a request that was not carried out: the reason in English, and as a code with values for any language. */
export interface Told {
  readonly error: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly bots: readonly string[];
  /** Hash of the built-in pack. */
  readonly pack: string;
  /** Corrected packs that the host offers. */
  readonly packs: readonly { readonly hash: string; readonly file: string }[];
  /** True if players have secret sides. */
  readonly sides: boolean;
}
/** The names of a game's places and items, by number. */
export interface GameNames {
  readonly places: readonly string[];
  readonly items: readonly string[];
}

/** A new match with its secrets, which the server stores only as hashes. */
export interface Created {
  readonly match: string;
  readonly host: string;
  readonly spectator: string;
  readonly open: string;
  /** Invitations by seat; null for a seat that is taken. */
  readonly invites: readonly (string | null)[];
  /** Tokens by seat; null for a seat that the creator does not hold. */
  readonly tokens: readonly (string | null)[];
}
export interface Sat {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}

/** The seat that an invitation opens, the players, and the agreed settings. */
export interface Invitation
  extends Pick<
    MatchInfo,
    | 'game'
    | 'from'
    | 'phase'
    | 'diceHash'
    | 'options'
    | 'pack'
    | 'hints'
    | 'list'
    | 'chat'
    | 'away'
    | 'standIn'
    | 'clock'
  > {
  /** Null if any free seat may be taken. */
  readonly seat: number | null;
  /** False if nobody can sit down with it any more. */
  readonly free: boolean;
  /** Seats whose players came with it, and may open them with their phrases. */
  readonly taken: readonly number[];
  /** True if it is the way in of a letter, which opens its seat without a phrase. */
  readonly way: boolean;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[];
}

export interface TableAnswer {
  /** An invitation to the seat that the action opened. */
  readonly invite: string | null;
}

/** A match in a list of one's matches. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  /** In ms since 1970. */
  readonly created: number;
  readonly phase: MatchInfo['phase'];
  readonly over: boolean;
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly asked: number | null;
  /** Milliseconds until the player to act runs out of time; null if no clock runs. */
  readonly timeLeft: number | null;
  /** The result of the match, if it has one. */
  readonly result: { readonly points: readonly number[]; readonly winners: readonly number[] } | null;
  /** The outcome for statistics; null if the match is not over or does not count. */
  readonly outcome: Outcome | null;
  /** The rematch that these seats play. */
  readonly rematch: string | null;
}
