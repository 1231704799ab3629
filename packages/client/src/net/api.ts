// Client functions for the HTTP API of the server.
import type { OptionSpec } from '@gaslamp/kernel/game';
import type { CreateMatch, TableAction, TakeSeat } from '@gaslamp/protocol/messages';
import type { MatchInfo, SeatInfo } from '@gaslamp/protocol/updates';
import type { Outcome } from '@gaslamp/record/statistics';
import { until } from '../settled.ts';

/** An error that the server explains in words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the message of an error. */
export const wordsOf = (mistake: unknown): string => (mistake instanceof Error ? mistake.message : String(mistake));

async function ask(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ApiError(response.status, error ?? response.statusText);
}
/** Sends a request and returns the JSON of the response. */
export const call = <T>(path: string, body?: unknown): Promise<T> =>
  until(ask(path, body).then((response) => response.json() as Promise<T>));

export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly bots: readonly string[];
  readonly pack: string;
  /** True if players have secret sides. */
  readonly sides: boolean;
  readonly packs: readonly { readonly hash: string; readonly file: string }[];
}
export interface Created {
  readonly match: string;
  readonly host: string;
  readonly spectator: string;
  readonly open: string;
  readonly invites: readonly (string | null)[];
  readonly tokens: readonly (string | null)[];
}
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly created: number;
  readonly over: boolean;
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly asked: number | null;
  readonly phase: MatchInfo['phase'];
  /** Milliseconds until the player to act runs out of time; null if no clock runs. */
  readonly timeLeft: number | null;
  /** The rematch that these seats play. */
  readonly rematch: string | null;
  /** The result of the match, if it has one. */
  readonly result: { readonly winners: readonly number[] } | null;
  /** The outcome for statistics; null if the match is not over or does not count. */
  readonly outcome: Outcome | null;
}

export const games = (): Promise<readonly GameInfo[]> => call('/api/games');
/** The names of a game's places and items, by number. */
export interface GameNames {
  readonly places: readonly string[];
  readonly items: readonly string[];
}
export const gameNames = (game: string): Promise<GameNames> => call(`/api/games/${game}`);
export const pack = (game: string, hash: string): Promise<unknown> => call(`/api/packs/${game}/${hash}`);
export const create = (wanted: CreateMatch): Promise<Created> => call('/api/matches', wanted);
export const about = (match: string): Promise<{ game: string }> => call(`/api/matches/${match}`);
export const sit = (match: string, wish: TakeSeat): Promise<{ seat: number; token: string }> =>
  call(`/api/matches/${match}/sit`, wish);
/** The seat that an invitation opens, the players, and the agreed settings. `seat` is null if any free seat can be taken. */
export interface Invitation
  extends Pick<
    MatchInfo,
    | 'game'
    | 'diceHash'
    | 'phase'
    | 'options'
    | 'from'
    | 'pack'
    | 'hints'
    | 'list'
    | 'chat'
    | 'away'
    | 'standIn'
    | 'clock'
  > {
  readonly seat: number | null;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[];
}
/** Rejects with the server's status if the invitation is void. */
export const invited = (match: string, invite: string): Promise<Invitation> =>
  call(`/api/matches/${match}/invitation`, { invite });
/** Returns the addresses under which other devices reach this server. The server only tells its own machine. */
export const home = (): Promise<{ readonly addresses: readonly string[] }> => call('/api/home');
/** Performs an action at the table other than a move. `invite` is an invitation to the seat that the action opened, or null. */
export const tableAction = (match: string, action: TableAction): Promise<{ readonly invite: string | null }> =>
  call(`/api/matches/${match}/table`, action);
/** Fetches the record of a match that is over or was ended, with one JSON value per line. */
export const record = (match: string, token: string): Promise<string> =>
  until(ask(`/api/matches/${match}/record`, { token }).then((response) => response.text()));
export const mine = (matches: readonly { match: string; token: string }[]): Promise<readonly MatchSummary[]> =>
  call('/api/mine', { matches });

export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
