// Client functions for the HTTP API of the server.
import type { Answers } from '@gaslamp/protocol/answers';
import type { CreateMatch, TableAction, TakeSeat } from '@gaslamp/protocol/messages';
import { until } from '../settled.ts';
import { send } from './send.ts';
import { refusalOf, type Said, sentenceOf } from './told.ts';

/** An error that the server explains in words. Its faults say it in any language, for workers. */
export class ApiError extends Error {
  readonly faults: readonly Said[];
  constructor(
    readonly status: number,
    message: string,
    said: Said,
  ) {
    super(message);
    this.faults = [said];
  }
}
/** The status of a request that no server answered: that of a proxy without a server. */
const UNANSWERED = 503;

/** Returns the message of an error. */
export const wordsOf = (mistake: unknown): string => (mistake instanceof Error ? mistake.message : String(mistake));

async function ask(path: string, body?: unknown): Promise<Response> {
  const response = await send(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => null);
  if (response?.ok) return response;
  const said = await refusalOf(response);
  throw new ApiError(response?.status ?? UNANSWERED, await sentenceOf(said), said);
}
/** Sends a request and returns the JSON of the response. */
export const call = <T>(path: string, body?: unknown): Promise<T> =>
  until(ask(path, body).then((response) => response.json() as Promise<T>));

export const games = (): Promise<Answers['GET /api/games']> => call('/api/games');
export const gameNames = (game: string): Promise<Answers['GET /api/games/:game']> => call(`/api/games/${game}`);
export const pack = (game: string, hash: string): Promise<unknown> => call(`/api/packs/${game}/${hash}`);
export const create = (wanted: CreateMatch): Promise<Answers['POST /api/matches']> => call('/api/matches', wanted);
export const about = (match: string): Promise<Answers['GET /api/matches/:id']> => call(`/api/matches/${match}`);
export const sit = (match: string, wish: TakeSeat): Promise<Answers['POST /api/matches/:id/sit']> =>
  call(`/api/matches/${match}/sit`, wish);
/** Rejects with the server's status if the invitation is void. */
export const invited = (match: string, invite: string): Promise<Answers['POST /api/matches/:id/invitation']> =>
  call(`/api/matches/${match}/invitation`, { invite });
/** Returns the addresses under which other devices reach this server. The server only tells its own machine. */
export const home = (): Promise<Answers['GET /api/home']> => call('/api/home');
/** Performs an action at the table other than a move. `invite` is an invitation to the seat that the action opened, or null. */
export const tableAction = (match: string, action: TableAction): Promise<Answers['POST /api/matches/:id/table']> =>
  call(`/api/matches/${match}/table`, action);
/** Fetches the record of a match that is over or was ended, with one JSON value per line. */
export const record = (match: string, token: string): Promise<string> =>
  until(ask(`/api/matches/${match}/record`, { token }).then((response) => response.text()));
export const mine = (matches: readonly { match: string; token: string }[]): Promise<Answers['POST /api/mine']> =>
  call('/api/mine', { matches });

export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
