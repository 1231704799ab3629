// What opens a match to look back on. When it is over everything lies open to whoever has any of its secrets.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Viewpoint } from '@gaslamp/record/reel';
import { readLink } from '../links.ts';
import { knownMatch } from '../settings.ts';
import type { KnownMatch } from '../stored.ts';

/** What the address brings along. */
export function linked(): string | null {
  const link = readLink(location.hash);
  return link?.kind === 'watch' || link?.kind === 'seat' ? link.secret : null;
}
/** One of all that this browser has. */
export function anyTokenOf(match: string): string | null {
  const known = knownMatch(match);
  return known?.seats[0]?.token ?? known?.watch ?? known?.host ?? null;
}
/** What opens the match to that viewpoint, of all that this browser has. */
export function tokenFor(known: KnownMatch | null, as: Viewpoint | null): string | null {
  if (known === null) return null;
  const { seats, watch, host } = known;
  const own = seats.find(({ seat }) => seat === as)?.token;
  if (as === SPECTATOR) return watch ?? host ?? seats[0]?.token ?? null;
  return own ?? seats[0]?.token ?? watch ?? host;
}
/** With what the address brings along first. */
export const tokenHere = (match: string, as: Viewpoint | null): string | null =>
  linked() ?? tokenFor(knownMatch(match), as);
