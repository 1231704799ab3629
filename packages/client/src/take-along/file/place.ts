// The position within a file, in the fragment of its address. The rest of the address is the location of the file.
import type { Viewpoint } from '@gaslamp/record/reel';
import { nameOfView, type ReplayPlace, readPlace } from '../../replay/place.ts';

export type Place =
  | { readonly part: 'match' }
  | { readonly part: 'story' }
  | { readonly part: 'replay'; readonly at: ReplayPlace };

export const MATCH = '#match';
export const STORY = '#story';
export const hashOf = (moment: number, as: Viewpoint): string => `#at=${moment}&as=${nameOfView(as)}`;

/** Returns null for a fragment within a part, such as the skip link to the table. */
export function placeNamed(hash: string): Place | null {
  if (hash === '' || hash === MATCH) return { part: 'match' };
  if (hash === STORY) return { part: 'story' };
  return /^#(?:at|as)=/.test(hash) ? { part: 'replay', at: readPlace(hash.slice(1)) } : null;
}
