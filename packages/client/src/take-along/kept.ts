// A match that is over as one file: what it is written from, and what stands in it.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { packed } from './packed.ts';

/** All of a file but the match, which stands between the two: a page of one game with its script and styles, as the build made it. */
export interface Template {
  readonly before: string;
  readonly after: string;
}

/** What the file knows of its match. */
export interface Kept {
  readonly info: MatchInfo;
  readonly pack: unknown;
  /** Where the match was played: the address of its table, without any secret. */
  readonly from: string;
  /** The record as the server gives it, JSON lines. */
  readonly record: string;
}

/** The id of the part of a file in which the match stands. */
export const KEPT = 'kept';

/** What is no matter of whoever opens the file: who saved it, and what stood open at the table. */
const withoutViewer = (info: MatchInfo): MatchInfo => ({
  ...info,
  you: null,
  host: false,
  hook: false,
  rematch: null,
  proposals: [],
});

/** The file as it is saved. */
export async function fileOf({ before, after }: Template, { info, ...more }: Kept): Promise<string> {
  const kept: Kept = { info: withoutViewer(info), ...more };
  return `${before}<script type="text/plain" id="${KEPT}">${await packed(JSON.stringify(kept))}</script>${after}`;
}

/** How a file of the match is called. */
export const fileName = ({ id, game }: MatchInfo, ending: 'html' | 'jsonl'): string =>
  `gaslamp-${game}-${id.replace(/[^\w-]/g, '')}.${ending}`;
