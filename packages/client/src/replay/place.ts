// The position in a replay as part of an address: `/m/abc/replay?at=34&as=watch`. Tokens belong in the fragment; tokens of
// seats are left out, so that others follow the link with a token of their own.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Viewpoint } from '@gaslamp/record/reel';

export interface ReplayPlace {
  /** Null if the address does not say. */
  readonly moment: number | null;
  readonly as: Viewpoint | null;
  /** An invalid part of the address, as a name with its value. */
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
export const matchIn = (path: string): string | null => /^(?:\/\w\w)?\/m\/([\w-]+)\/replay$/.exec(path)?.[1] ?? null;
export const placeIn = (match: string, moment: number, as: Viewpoint): string =>
  `${replayOf(match)}?at=${moment}&as=${nameOfView(as)}`;

/** Returns the path of the page that starts a new match from a moment. */
export const wayOn = (match: string, moment: number, as: Viewpoint): string =>
  `/m/${match}/on?at=${moment}&as=${nameOfView(as)}`;

/** Returns a link to a moment. With the spectator token, anybody can follow it. */
export const linkToMoment = (
  origin: string,
  match: string,
  moment: number,
  as: Viewpoint,
  watch: string | null,
): string => `${origin}${placeIn(match, moment, as)}${watch === null ? '' : `#watch=${watch}`}`;
