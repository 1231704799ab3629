// Whose requests are counted together where a token says who asks: those of a seat, wherever it calls from. Who watches, and
// what opens nothing, is counted by address, each apart: a neighbour's junk costs nobody a request who has a seat.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { FastifyRequest } from 'fastify';
import { accessHere, accessIn, type Known } from '../lobby/access.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { LobbyError } from '../lobby/lobby-error.ts';
import { Bucket } from '../sockets/bucket.ts';
import { roundedUp } from '../spans.ts';
import { addressOf } from './asked.ts';

/** Of what opens nothing an address may ask so much less. */
const JUNK_SHARE = 3;
/** So many matches of a list are tried for one that its token opens. */
const TRIED = 10;
const JUNK = 'junk of ';
const OVER = 'over: ';
/**
 * Looks a second and address into matches that are not in memory, on average and at once: they are taken before anything is
 * counted. Beyond that tokens of those matches count as junk, which says nothing of what they open.
 */
const LOOK_RATE = 5;
const LOOK_BURST = 60;
/** Addresses that are remembered; the one that came first is forgotten first. */
const ADDRESSES = 20_000;

/** Gives the options of a route with so many requests a minute and seat, and so many about a match `over`. */
export type Counting = (most: number, over?: number) => ReturnType<typeof counted>;
export function counting(lobby: Lobby): Counting {
  const looks = new Map<string, Bucket>();
  const look = (address: string): boolean => {
    const bucket = looks.get(address) ?? new Bucket(LOOK_RATE, LOOK_BURST, lobby.house.serverClock.monotonic);
    looks.set(address, bucket);
    const [first] = looks.keys();
    if (first !== undefined && looks.size > ADDRESSES) looks.delete(first);
    return bucket.take();
  };
  return (most, over = most) => counted(lobby, look, most, over);
}

function counted(lobby: Lobby, look: Look, most: number, over: number) {
  const ofJunk = Math.ceil(most / JUNK_SHARE);
  const rateLimit = {
    timeWindow: '1 minute',
    // The token stands in the body.
    hook: 'preHandler' as const,
    keyGenerator: async (request: FastifyRequest) =>
      (await known(lobby, look, request)) ?? `${JUNK}${addressOf(request)}`,
    max: (_: FastifyRequest, key: string) => (key.startsWith(JUNK) ? ofJunk : key.startsWith(OVER) ? over : most),
    errorResponseBuilder: (_: FastifyRequest, { max, ttl }: { readonly max: number; readonly ttl: number }) =>
      new LobbyError(429, `too many requests of this kind: at most ${max} a minute; again in ${roundedUp(ttl)}`),
  };
  return { config: { rateLimit } };
}

/** Whether that address may look into one more match. */
type Look = (address: string) => boolean;

/** Who asks, if a token of the request opens something. */
async function known(lobby: Lobby, look: Look, request: FastifyRequest): Promise<string | null> {
  const asked = tokensIn(request);
  const address = addressOf(request);
  for (const [match, tokens] of asked) {
    const here = accessHere(lobby, match, tokens);
    if (here !== null) return asKey(match, here, address);
  }
  for (const [match, tokens] of asked) {
    if (!look(address)) return null;
    const stored = await accessIn(lobby, match, tokens);
    if (stored !== null) return asKey(match, stored, address);
  }
  return null;
}
function asKey(match: string, { viewer, host, over }: Known, address: string): string {
  const who = viewer === SPECTATOR && !host ? `${match} from ${address}` : `${match} ${viewer}`;
  return over ? `${OVER}${who}` : who;
}
/** By match. What the body says has not been checked yet. */
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
