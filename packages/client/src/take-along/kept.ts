// Saves a match that is over as one file: its parts and its content.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { Kept } from '@gaslamp/record/kept-form';
import { packed } from './packed.ts';

/** The parts of a file before and after the match: a page of one game with its script and styles, as built. */
export interface Template {
  readonly before: string;
  readonly after: string;
}

/** Id of the element that holds the match. */
export const KEPT = 'kept';

/** Removes information on the viewer who saved the file, and on open requests at the table. */
const withoutViewer = (info: MatchInfo): MatchInfo => ({
  ...info,
  you: null,
  host: false,
  hook: false,
  rematch: null,
  proposals: [],
});

/** Returns the content of the file. */
export async function fileOf({ before, after }: Template, { info, ...more }: Kept): Promise<string> {
  const kept: Kept = { info: withoutViewer(info), ...more };
  return `${before}<script type="text/plain" id="${KEPT}">${await packed(JSON.stringify(kept))}</script>${after}`;
}

/** Returns the name of the file. */
export const fileName = ({ id, game }: MatchInfo, ending: 'html' | 'jsonl'): string =>
  `gaslamp-${game}-${id.replace(/[^\w-]/g, '')}.${ending}`;
