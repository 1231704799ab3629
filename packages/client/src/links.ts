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
