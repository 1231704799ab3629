// Links carry their secret in the fragment, which browsers never send to a server.
import type { KnownMatch } from './stored.ts';

export type LinkKind = 'seat' | 'invite' | 'open' | 'watch';

export interface Link {
  readonly kind: LinkKind;
  readonly secret: string;
  /** The seat of a `seat` link. */
  readonly seat: number | null;
}

/** Parses the fragment of the address bar; returns null if it is not a link to a match. Older secrets have 32 characters. */
export function readLink(hash: string): Link | null {
  const [, kind, seat, secret] = /^#(seat|invite|open|watch)=(?:(\d)\.)?([\w-]{32}|\w{25})$/.exec(hash) ?? [];
  if (kind === undefined || secret === undefined) return null;
  return { kind: kind as LinkKind, secret, seat: seat === undefined ? null : Number(seat) };
}

/** Returns true if a link to a seat or to a spectator view is new to this browser. */
export function isNew(link: Link, known: KnownMatch | null): boolean {
  if (known === null) return true;
  const { seats, watch, host } = known;
  return ![...seats.map(({ token }) => token), watch, host].includes(link.secret);
}

/** Returns true if this browser can open the match without a link. */
export const opensTable = (known: KnownMatch | null): boolean =>
  known !== null && (known.seats.length > 0 || known.watch !== null || known.host !== null);

/** The fragment that the skip link of the keyboard uses. It is not a link to a match. */
const SKIP = '#table';

/** The state of a match page for the fragment in its address. */
export interface Arrival {
  readonly link: Link | null;
  /** `trying` waits for the server, `refused` shows that the server rejected the link, `cut` that it is damaged. */
  readonly shows: 'table' | 'join' | 'trying' | 'refused' | 'cut' | 'nothing';
  /** True if the server must check the link. */
  readonly tries: boolean;
  /** Set if the fragment must be removed from the address: the link is known to this browser, wrong, or damaged. */
  readonly spent: 'known' | 'useless' | null;
}

/** Determines how a match page handles its fragment; `refused` is the secret that the server rejected last. */
export function arrivalOf(hash: string, known: KnownMatch | null, refused: string | null): Arrival {
  const link = readLink(hash);
  const broken = link === null && hash.length > 1 && hash !== SKIP;
  const invited = link?.kind === 'invite' || link?.kind === 'open';
  const fresh = link !== null && !invited && isNew(link, known);
  const wrong = fresh && refused === link.secret;
  const tries = fresh && !wrong;
  const opens = opensTable(known);
  const without = invited ? 'join' : tries ? 'trying' : wrong ? 'refused' : broken ? 'cut' : 'nothing';
  return {
    link,
    shows: opens && !invited ? 'table' : without,
    tries,
    spent: link !== null && !invited && !fresh ? 'known' : opens && (wrong || broken) ? 'useless' : null,
  };
}
