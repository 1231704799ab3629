// The HTTP side of the server, as functions.
import type { CreateMatch } from '@gaslamp/protocol/messages';
import type { SeatInfo } from '@gaslamp/protocol/updates';

/** A mistake that the server explains in words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const json = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok) throw new ApiError(response.status, json.error ?? response.statusText);
  return json as T;
}

export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, { least: number; most: number; standard: number; rule: string }>>;
  readonly bots: readonly string[];
  readonly pack: string;
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
  /** How it ended. */
  readonly result: { readonly winners: readonly number[] } | null;
}

export const games = (): Promise<readonly GameInfo[]> => call('/api/games');
export const pack = (game: string, hash: string): Promise<unknown> => call(`/api/packs/${game}/${hash}`);
export const create = (wanted: CreateMatch): Promise<Created> => call('/api/matches', wanted);
export const about = (match: string): Promise<{ game: string }> => call(`/api/matches/${match}`);
export const sit = (match: string, invite: string, name: string): Promise<{ seat: number; token: string }> =>
  call(`/api/matches/${match}/sit`, { invite, name });
/** What an invitation opens, and who is at the table. `seat` is null where any free seat may be taken. */
export interface Invitation {
  readonly game: string;
  readonly seat: number | null;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[];
}
/** Throws with the server's status if the invitation opens nothing any more. */
export const invited = (match: string, invite: string): Promise<Invitation> =>
  call(`/api/matches/${match}/invitation`, { invite });
/** Under which addresses other devices find this server; told to its own machine only. */
export const home = (): Promise<{ readonly addresses: readonly string[] }> => call('/api/home');
/** `token` is the seat's own, as its player's consent. */
export const changeSeat = (
  match: string,
  change: { host: string; seat: number; to: 'bot' | 'open' | 'back'; token?: string | undefined },
): Promise<{ invite: string | null }> => call(`/api/matches/${match}/seats`, change);
export const mine = (matches: readonly { match: string; token: string }[]): Promise<readonly MatchSummary[]> =>
  call('/api/mine', { matches });

export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
