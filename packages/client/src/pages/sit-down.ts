// Sitting down, though the answer may be lost: the page makes the seat's token, and keeps it until it knows what it opens.
import { ApiError, sit } from '../net/api.ts';

interface Wish {
  readonly invite: string;
  readonly name: string;
  readonly token: string;
}
export interface Seat {
  readonly seat: number;
  readonly token: string;
}

const KEPT = 'gaslamp.sitting';
const MOST = 20;
/** The invitation opens nothing, also not by that token. */
const GONE = [403, 404];
/** Where nothing can be stored: a second press sends the same. */
let inMemory: readonly Wish[] | null = null;

/** Takes the seat, or the one that was taken with an answer that did not come. The caller keeps it, then says `settled`. */
export function sitDown(match: string, invite: string, name: string): Promise<Seat> {
  const token = wishFor(invite)?.token ?? newToken();
  keep([...others(invite), { invite, name, token }].slice(-MOST));
  return ask(match, { invite, name, token });
}
/** The seat that was taken before the page was loaded anew; null if none was. */
export async function satBefore(match: string, invite: string): Promise<Seat | null> {
  const wish = wishFor(invite);
  return wish && ask(match, wish).catch(() => null);
}
/** Nothing more is to be sent for that invitation. */
export function settled(invite: string): void {
  if (wishFor(invite) !== null) keep(others(invite));
}

async function ask(match: string, { invite, name, token }: Wish): Promise<Seat> {
  try {
    return await sit(match, { invite, name, token });
  } catch (mistake) {
    if (mistake instanceof ApiError && GONE.includes(mistake.status)) settled(invite);
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
  const { invite, name, token }: { invite?: unknown; name?: unknown; token?: unknown } = Object(value);
  return [invite, name, token].every((one) => typeof one === 'string') && /^[\w-]{32}$/.test(String(token));
};

/** As long as the server's own. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
