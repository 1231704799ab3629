// Tokens that open a replay. When a match is over, any of its tokens gives access to everything.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Viewpoint } from '@gaslamp/record/reel';
import { readLink } from '../links.ts';
import { knownMatch } from '../settings.ts';
import type { KnownMatch } from '../stored.ts';

/** Returns the token in the address. */
export function linked(): string | null {
  const link = readLink(location.hash);
  return link?.kind === 'watch' || link?.kind === 'seat' ? link.secret : null;
}
/** Returns any token for a match that this browser has. */
export function anyTokenOf(match: string): string | null {
  const known = knownMatch(match);
  return known?.seats[0]?.token ?? known?.watch ?? known?.host ?? null;
}
/** Returns the token of this browser that opens the match from that viewpoint. */
export function tokenFor(known: KnownMatch | null, as: Viewpoint | null): string | null {
  if (known === null) return null;
  const { seats, watch, host } = known;
  const own = seats.find(({ seat }) => seat === as)?.token;
  if (as === SPECTATOR) return watch ?? host ?? seats[0]?.token ?? null;
  return own ?? seats[0]?.token ?? watch ?? host;
}
/** Returns the token in the address, or else one of this browser. */
export const tokenHere = (match: string, as: Viewpoint | null): string | null =>
  linked() ?? tokenFor(knownMatch(match), as);
