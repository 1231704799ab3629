// Takes a seat reliably even if the response is lost: the page creates the seat's token and keeps it until the server has
// answered.
import { isWhole, TOKEN_BYTES, tokenOf } from '@gaslamp/protocol/tokens';
import { ApiError, sit } from '../../net/api.ts';
import { evidenceOf, keepEvidence, newShare } from '../../net/evidence.ts';
import type { KnownSeat } from '../../stored.ts';

interface Wish {
  readonly invite: string;
  readonly name: string;
  readonly token: string;
  /** The seat that was chosen with the open invitation. */
  readonly seat?: number;
}
export type Seat = KnownSeat;

const KEPT = 'gaslamp.sitting';
const MOST = 20;
/** Statuses of an invitation that is void, with this token too. */
const GONE = [403, 404];
/** If nothing can be stored, a second press still sends the same token. */
let inMemory: readonly Wish[] | null = null;

/**
 * Takes the seat, or returns the one taken by an earlier request without a response. The caller stores it, then calls
 * `settled`.
 */
export function sitDown(match: string, invite: string, name: string, seat?: number): Promise<Seat> {
  const token = wishFor(invite)?.token ?? newToken();
  const wish = { invite, name, token, ...(seat !== undefined && { seat }) };
  keep([...others(invite), wish].slice(-MOST));
  return ask(match, wish);
}
/** Returns the seat that was taken before the page was reloaded; null if there is none. */
export async function satBefore(match: string, invite: string): Promise<Seat | null> {
  const wish = wishFor(invite);
  return wish && ask(match, wish).catch(() => null);
}
/** Forgets the request for that invitation. */
export function settled(invite: string): void {
  if (wishFor(invite) !== null) keep(others(invite));
}

async function ask(match: string, { token, ...wish }: Wish): Promise<Seat> {
  try {
    const { share = newShare() } = evidenceOf(match, token);
    keepEvidence(match, token, { share });
    const { seat } = await sit(match, { ...wish, token, share });
    return { seat, token, phrase: '' };
  } catch (mistake) {
    if (mistake instanceof ApiError && GONE.includes(mistake.status)) settled(wish.invite);
    throw mistake;
  }
}

const others = (invite: string): readonly Wish[] => wishes().filter((one) => one.invite !== invite);
const wishFor = (invite: string): Wish | null => wishes().find((one) => one.invite === invite) ?? null;

function wishes(): readonly Wish[] {
  if (inMemory !== null) return inMemory;
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? read.filter(isWish) : [];
  } catch {
    return [];
  }
}
function keep(all: readonly Wish[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
    inMemory = null;
  } catch {
    inMemory = all;
  }
}
const isWish = (value: unknown): value is Wish => {
  const { invite, name, token, seat = 0 }: Record<string, unknown> = Object(value);
  return (
    [invite, name, token].every((one) => typeof one === 'string') && isWhole(String(token)) && Number.isInteger(seat)
  );
};

export const newToken = (): string => tokenOf(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
