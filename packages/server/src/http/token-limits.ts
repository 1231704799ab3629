// Rate limits for requests with a token. Requests for a seat share one count, whatever address they come from. Those of
// spectators and those with an invalid token are counted by address, each separately: a neighbour's junk uses up no request of a
// seated player.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { FastifyRequest } from 'fastify';
import { Buckets } from '../limits/bucket.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import { type Known, knownAt } from '../seats/access.ts';
import { roundedUp } from '../spans.ts';
import { addressOf } from './request.ts';

/** Factor by which the limit for requests with invalid tokens is lower. */
const JUNK_SHARE = 3;
/** Number of matches in a list that are tried until a token is valid. */
const TRIED = 10;
const JUNK = 'junk of ';
const OVER = 'over: ';
/**
 * Rate per second and burst of lookups per address of matches that are not in memory. They happen before anything is counted.
 * Beyond that, tokens of those matches count as junk, which reveals nothing about their validity.
 */
const LOOK_RATE = 5;
const LOOK_BURST = 60;
/** Returns the route options for a limit of `most` requests per minute and seat, and of `over` for finished matches. */
export type TokenLimits = (most: number, over?: number) => ReturnType<typeof limited>;
export function tokenLimits(lobby: Lobby): TokenLimits {
  const looks = new Buckets(LOOK_RATE, LOOK_BURST, lobby.house.serverClock.monotonic);
  return (most, over = most) => limited(lobby, (address) => looks.take(address), most, over);
}

function limited(lobby: Lobby, look: Look, most: number, over: number) {
  const ofJunk = Math.ceil(most / JUNK_SHARE);
  const rateLimit = {
    timeWindow: '1 minute',
    // The token is in the body.
    hook: 'preHandler' as const,
    keyGenerator: async (request: FastifyRequest) =>
      (await known(lobby, look, request)) ?? `${JUNK}${addressOf(request)}`,
    max: (_: FastifyRequest, key: string) => (key.startsWith(JUNK) ? ofJunk : key.startsWith(OVER) ? over : most),
    errorResponseBuilder: (_: FastifyRequest, { max, ttl }: { readonly max: number; readonly ttl: number }) =>
      new RequestError(429, 'limit.kind', { most: max, wait: roundedUp(ttl) }),
  };
  return { config: { rateLimit } };
}

/** Returns true if that address may look up one more match. */
type Look = (address: string) => boolean;

/** Returns the rate limit key of the caller; null if no token of the request is valid. */
async function known(lobby: Lobby, look: Look, request: FastifyRequest): Promise<string | null> {
  const asked = tokensIn(request);
  const address = addressOf(request);
  for (const [match, tokens] of asked) {
    // Another process may have seated others in the meantime.
    const here = knownAt(lobby.live(match) ?? null, tokens);
    if (here !== null) return asKey(match, here, address);
  }
  for (const [match, tokens] of asked) {
    if (!look(address)) return null;
    // The log is not read: a caller without a valid token cannot cause a replay.
    const stored = knownAt(await lobby.store.seating(match).catch(() => null), tokens);
    if (stored !== null) return asKey(match, stored, address);
  }
  return null;
}
function asKey(match: string, { viewer, host, over }: Known, address: string): string {
  const who = viewer === SPECTATOR && !host ? `${match} from ${address}` : `${match} ${viewer}`;
  return over ? `${OVER}${who}` : who;
}
/** Returns the tokens of a request by match. The body has not been validated yet. */
function tokensIn(request: FastifyRequest): ReadonlyMap<string, readonly string[]> {
  const { id }: { id?: string } = Object(request.params);
  const { token, matches }: { token?: unknown; matches?: unknown } = Object(request.body);
  const list = Array.isArray(matches) ? matches.slice(0, TRIED) : [];
  const found = new Map<string, string[]>();
  for (const one of id === undefined ? list : [{ match: id, token }]) {
    const { match, token }: { match?: unknown; token?: unknown } = Object(one);
    if (typeof match === 'string' && typeof token === 'string') found.set(match, [...(found.get(match) ?? []), token]);
  }
  return found;
}
