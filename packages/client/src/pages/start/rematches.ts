// Follows rematches that others asked for: the same tokens open the same seats there, and the rematch is added to the list.
import type { MatchSummary } from '@gaslamp/protocol/answers';
import { evidenceOf, keepEvidence } from '../../net/evidence.ts';
import { knownMatch, remember } from '../../settings.ts';
import type { KnownMatch } from '../../stored.ts';

/** Rematches that were added already, so that one removed from the list does not come back. */
const KEPT = 'gaslamp.rematches';
const MOST = 200;

/** Adds rematches that are new to this browser; returns true if there were any. */
export function followRematches(known: readonly KnownMatch[], rows: readonly MatchSummary[]): boolean {
  const before = followed();
  const fresh = rows.filter(({ rematch }) => rematch !== null && !before.includes(rematch));
  if (fresh.length === 0) return false;
  // If that cannot be stored, a rematch removed from the list would come back at once.
  if (!keep([...before, ...fresh.map(({ rematch }) => rematch)].slice(-MOST))) return false;
  let added = false;
  for (const { match, game, rematch } of fresh) {
    const one = known.find((other) => other.match === match);
    if (one === undefined || rematch === null || knownMatch(rematch) !== null) continue;
    rememberRematch(one, game, rematch);
    added = true;
  }
  return added;
}

/** Adds the rematch of a match, with the shares of chance that this browser offered for it. */
export function rememberRematch({ match, seats, watch, host, open }: KnownMatch, game: string, rematch: string): void {
  for (const { token } of seats) {
    const { next } = evidenceOf(match, token);
    if (next !== undefined) keepEvidence(rematch, token, { share: next });
  }
  remember(rematch, game, { seats, watch, host, open });
}

function followed(): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
function keep(matches: readonly unknown[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(matches));
    return true;
  } catch {
    return false;
  }
}
