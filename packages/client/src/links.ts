// Links carry their secret in the fragment, which browsers never send to a server.
import type { KnownMatch } from './stored.ts';

export type LinkKind = 'seat' | 'invite' | 'open' | 'watch';

export interface Link {
  readonly kind: LinkKind;
  readonly secret: string;
  /** The seat of a `seat` link. */
  readonly seat: number | null;
}

/** `origin` is where the one who follows the link finds the server. */
export function linkTo(
  origin: string,
  match: string,
  kind: LinkKind,
  secret: string,
  seat: number | null = null,
): string {
  const part = seat === null ? secret : `${seat}.${secret}`;
  return `${origin}/m/${match}#${kind}=${part}`;
}

/** What the address bar's fragment carries; null if it is no link of ours. */
export function readLink(hash: string): Link | null {
  const [, kind, seat, secret] = /^#(seat|invite|open|watch)=(?:(\d)\.)?([\w-]{16,64})$/.exec(hash) ?? [];
  if (kind === undefined || secret === undefined) return null;
  return { kind: kind as LinkKind, secret, seat: seat === undefined ? null : Number(seat) };
}

/** Whether a link to a seat, or to watch, is new to this browser. */
export function isNew(link: Link, known: KnownMatch | null): boolean {
  if (known === null) return true;
  const { seats, watch, host } = known;
  return ![...seats.map(({ token }) => token), watch, host].includes(link.secret);
}

/** Whether this browser can open the match without a link. */
export const opensTable = (known: KnownMatch | null): boolean =>
  known !== null && (known.seats.length > 0 || known.watch !== null || known.host !== null);

/** The fragment by which the keyboard skips to the table: no link. */
const SKIP = '#table';

/** The state of a match page for the fragment in its address. */
export interface Arrival {
  readonly link: Link | null;
  /** `trying` waits for the server, `refused` says that it let nobody in, `cut` that the link is not whole. */
  readonly shows: 'table' | 'join' | 'trying' | 'refused' | 'cut' | 'nothing';
  /** The link is tried at the server. */
  readonly tries: boolean;
  /** Set when the fragment is to be removed from the address: the link is in this browser already, wrong, or not whole. */
  readonly spent: 'known' | 'wrong' | 'broken' | null;
}

/** Decides what a match page does with its fragment; `refused` is the secret that the server refused last. */
export function arrivalOf(hash: string, known: KnownMatch | null, refused: string | null): Arrival {
  const link = readLink(hash);
  const broken = link === null && hash.length > 1 && hash !== SKIP;
  const invited = link?.kind === 'invite' || link?.kind === 'open';
  const fresh = link !== null && !invited && isNew(link, known);
  const wrong = fresh && refused === link.secret;
  const tries = fresh && !wrong;
  const opens = opensTable(known);
  const without = invited ? 'join' : tries ? 'trying' : wrong ? 'refused' : broken ? 'cut' : 'nothing';
  const useless = wrong ? 'wrong' : broken ? 'broken' : null;
  return {
    link,
    shows: opens && !invited ? 'table' : without,
    tries,
    spent: link !== null && !invited && !fresh ? 'known' : opens ? useless : null,
  };
}
