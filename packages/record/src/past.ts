// Builds the history of a match for one viewer, to be sent.
import { viewDiff } from '@gaslamp/kernel/projection';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Past, PastMoment } from '@gaslamp/protocol/past';
import type { Reel, Viewpoint } from './reel.ts';

/** Returns a viewer's history of a match. Yields after each moment, so that a caller can do other work in between. */
export function* pastOf(reel: Reel, of: Viewpoint): Generator<void, Past> {
  const moments: PastMoment[] = [];
  const rows = reel.rows(of);
  const first = reel.shown(0, of);
  let last = first;
  for (const [n, row] of rows.entries()) {
    const now = reel.shown(n, of);
    const { patch, hidden } = viewDiff({ viewer: SPECTATOR, ...last }, { viewer: SPECTATOR, ...now });
    moments.push({ patch, hidden: n === 0 ? now.hidden : hidden, standing: now.standing, row });
    last = now;
    yield;
  }
  const { turns, turning } = reel;
  return { first: first.s, moments, turns, turning };
}
