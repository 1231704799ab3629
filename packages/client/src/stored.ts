// Reads data of the browser's store. An older page or the user may have written it, so only valid data is read.

/** A seat of this browser, and its phrase; an empty one is still to be asked for. */
export interface KnownSeat {
  readonly seat: number;
  readonly token: string;
  readonly phrase?: string;
}
/** A match that this browser plays or watches. Its tokens are sent only to the server. */
export interface KnownMatch {
  readonly match: string;
  readonly game: string;
  readonly added: number;
  readonly seats: readonly KnownSeat[];
  /** Seats that their player left to a bot. A `hello` would take them back. */
  readonly left: readonly number[];
  readonly watch: string | null;
  readonly host: string | null;
  /** Invitations that are still to be sent, by seat, and the open one. */
  readonly invites: Readonly<Record<number, string>>;
  readonly open: string | null;
  /** True if the match has ended, so that it can be dropped from a list that is too long. */
  readonly over: boolean;
}

/** Maximum length of the list of matches. Running matches are kept beyond it. */
export const MOST_MATCHES = 100;

const MATCH = /^[\w-]{1,64}$/;
const TOKEN = /^[\w-]{16,64}$/;
/** Upper limit for all games. */
const SEATS = 8;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textLike = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const tokenIn = (value: unknown): string | null => (textLike(value, TOKEN) ? value : null);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSeat = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEATS;

/** A phrase is not checked here: what shows it does. */
const isKnownSeat = (value: unknown): value is KnownSeat =>
  isFields(value) && isSeat(value.seat) && textLike(value.token, TOKEN);

/** Reads a match without its invalid fields; returns null if it cannot be identified. */
function readMatch(value: unknown): KnownMatch | null {
  if (!isFields(value) || !textLike(value.match, MATCH)) return null;
  const seats = new Map<number, KnownSeat>();
  for (const one of listIn(value.seats)) if (isKnownSeat(one)) seats.set(one.seat, one);
  const invites = Object.entries(isFields(value.invites) ? value.invites : {}).filter(
    (one): one is [string, string] => isSeat(Number(one[0])) && textLike(one[1], TOKEN),
  );
  return {
    match: value.match,
    game: textLike(value.game, MATCH) ? value.game : '',
    added: typeof value.added === 'number' && Number.isFinite(value.added) ? value.added : 0,
    seats: [...seats.values()].sort((a, b) => a.seat - b.seat),
    left: listIn(value.left)
      .filter(isSeat)
      .filter((seat) => seats.has(seat)),
    watch: tokenIn(value.watch),
    host: tokenIn(value.host),
    invites: Object.fromEntries(invites),
    open: tokenIn(value.open),
    over: value.over === true,
  };
}

/** Reads matches from untrusted data, each once. */
export function readMatches(value: unknown): KnownMatch[] {
  const found = new Map<string, KnownMatch>();
  for (const one of listIn(value)) {
    const match = readMatch(one);
    if (match !== null && !found.has(match.match)) found.set(match.match, match);
  }
  return [...found.values()];
}

/** Shortens a list to `most` matches: drops the oldest of those that have ended, but never one that still runs. */
export function shortened(matches: readonly KnownMatch[], most: number): readonly KnownMatch[] {
  const ended = matches.filter(({ over }) => over).sort((a, b) => a.added - b.added);
  const gone = new Set(ended.slice(0, Math.max(0, matches.length - most)));
  return gone.size === 0 ? matches : matches.filter((one) => !gone.has(one));
}
