// What opens a match that is over: everything lies open then to whoever has any of its secrets.
import { readLink } from '../links.ts';
import { knownMatch } from '../settings.ts';

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
