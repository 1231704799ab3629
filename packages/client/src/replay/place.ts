// Where somebody looks, as it stands in an address: `/m/abc/replay?at=34&as=watch`. Secrets stay in the fragment, and those of
// seats out of it: whoever follows such a link comes with a way of their own.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Viewpoint } from '@gaslamp/record/reel';

export interface ReplayPlace {
  /** Null where the address does not say. */
  readonly moment: number | null;
  readonly as: Viewpoint | null;
  /** What of the address says nothing: a name with what stands there. */
  readonly odd: string | null;
}

const WATCH = 'watch';
export const nameOfView = (as: Viewpoint): string => (as === SPECTATOR ? WATCH : String(as));
export function viewNamed(name: string): Viewpoint | null {
  if (name === WATCH) return SPECTATOR;
  if (name === 'open') return 'open';
  return /^[0-7]$/.test(name) ? Number(name) : null;
}

export function readPlace(search: string): ReplayPlace {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  const name = asked.get('as');
  const moment = at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
  const as = name === null ? null : viewNamed(name);
  const odd = at !== null && moment === null ? `at=${at}` : name !== null && as === null ? `as=${name}` : null;
  return { moment, as, odd };
}

const replayOf = (match: string): string => `/m/${match}/replay`;
export const matchIn = (path: string): string | null => /^\/m\/([\w-]+)\/replay$/.exec(path)?.[1] ?? null;
export const placeIn = (match: string, moment: number, as: Viewpoint): string =>
  `${replayOf(match)}?at=${moment}&as=${nameOfView(as)}`;

/** Where a new match is set up that goes on from a moment. */
export const wayOn = (match: string, moment: number, as: Viewpoint): string =>
  `/m/${match}/on?at=${moment}&as=${nameOfView(as)}`;

/** A link to a moment. With what opens the match to those who watch everybody may follow it. */
export const linkToMoment = (
  origin: string,
  match: string,
  moment: number,
  as: Viewpoint,
  watch: string | null,
): string => `${origin}${placeIn(match, moment, as)}${watch === null ? '' : `#watch=${watch}`}`;
