// Reads the forms of the desk and does what they ask for.
import { reportAbout } from '@gaslamp/protocol/report';
import { TALK_ROOMS } from '@gaslamp/protocol/talk-rooms';
import type { FastifyRequest } from 'fastify';
import type { Deed } from '../desk/deeds.ts';
import { callerOf } from '../http/proxy.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { end, erase, free, hush, remove, suspend } from '../lobby/operator.ts';
import { RequestError } from '../refused.ts';
import type { StoredReport } from '../store/store.ts';

/** A deed that is still to be done. */
export type Wish =
  | Exclude<Deed, { readonly do: 'token' | 'suspendPerson' }>
  | Omit<Extract<Deed, { readonly do: 'suspendPerson' }>, 'keys'>;
const MOST = { words: 500, name: 60 } as const;

/** Does what a form asks for. Throws RequestError. */
export async function fulfil(lobby: Lobby, wish: Wish): Promise<void> {
  const { desk } = lobby.house;
  switch (wish.do) {
    case 'revoke': {
      const room = await lobby.room(wish.match).catch((error: unknown) => {
        throw error instanceof RequestError ? new RequestError(404, 'desk.match') : error;
      });
      await desk.do(wish);
      return room.revoke();
    }
    case 'erase':
      return erase(lobby, wish);
    case 'suspendPerson':
      return suspend(lobby, wish.match, wish.number);
    case 'end':
      return end(lobby, wish.match);
    case 'delete':
      return remove(lobby, wish.match);
    case 'free':
      return free(lobby, wish.match, wish.seat);
    case 'closeReport':
      await lobby.store.closeReport(wish.match, aboutIn(wish.about));
      return desk.do(wish);
    case 'hush':
      return hush(lobby, wish.match, wish.room, wish.n);
    default:
      return desk.do(wish);
  }
}

/** Returns what a form asks for. Throws RequestError 400, or 404 for an impossible match. */
export function wishIn(request: FastifyRequest): Wish {
  const what = fieldOf(request, 'what');
  const wanted = fieldOf(request, 'do');
  switch (wanted) {
    case 'suspend':
    case 'admit':
      if (what === 'name') return { do: wanted, what, who: words(request, MOST.name, 'desk.name') };
      if (what === 'address') return { do: wanted, what, who: addressIn(request) };
      break;
    case 'revoke':
    case 'end':
    case 'delete':
      return { do: wanted, match: matchIn(request) };
    case 'suspendPerson':
    case 'admitPerson':
    case 'erase':
      return { do: wanted, match: matchIn(request), number: numberIn(request, 'number') };
    case 'closeReport':
      return { do: wanted, match: matchIn(request), about: JSON.stringify(aboutIn(fieldOf(request, 'about'))) };
    case 'free':
      return { do: wanted, match: matchIn(request), seat: numberIn(request, 'seat') };
    case 'hush': {
      const room = TALK_ROOMS.find((one) => one === fieldOf(request, 'room'));
      if (room !== undefined) return { do: wanted, match: matchIn(request), room, n: numberIn(request, 'n') };
      break;
    }
    case 'close':
    case 'announce':
      return { do: wanted, words: words(request, MOST.words, 'desk.words') };
    case 'open':
      return { do: 'open' };
    case 'silence':
      return { do: 'announce', words: '' };
  }
  throw new RequestError(400, 'desk.form');
}
/** Returns what a report is about, from its JSON. Throws RequestError 400. */
function aboutIn(json: string): StoredReport['about'] {
  try {
    return reportAbout.parse(JSON.parse(json));
  } catch {
    throw new RequestError(400, 'desk.form');
  }
}
function matchIn(request: FastifyRequest): string {
  const match = fieldOf(request, 'match');
  if (!/^[\w-]{1,64}$/.test(match)) throw new RequestError(404, 'desk.match');
  return match;
}
function numberIn(request: FastifyRequest, name: string): number {
  const value = fieldOf(request, name);
  if (!/^\d{1,9}$/.test(value)) throw new RequestError(400, 'desk.form');
  return Number(value);
}
function words(request: FastifyRequest, most: number, id: 'desk.words' | 'desk.name'): string {
  const value = fieldOf(request, 'said');
  if (value === '' || value.length > most) throw new RequestError(400, id, { most });
  return value;
}
/** Normalizes an address as the rate limits do: an IPv6 address becomes its network. */
function addressIn(request: FastifyRequest): string {
  const value = fieldOf(request, 'said');
  const address = callerOf([value.replace(/\/64$/, '')]);
  if (address === 'unknown') throw new RequestError(400, 'desk.address', { said: value });
  return address;
}
/** Returns a field of a form; empty if it is missing. */
export const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '').trim() : '';
