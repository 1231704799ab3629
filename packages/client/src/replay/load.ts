// Loads a match for a replay.
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { fetchTable } from '../games/use-manifest.ts';
import * as api from '../net/api.ts';
import { inWords } from '../net/faults.ts';
import type { ReplayPlace } from './place.ts';
import { Reading } from './reading.ts';
import type { Answered } from './whole-worker.ts';

export interface LookedAt {
  readonly info: MatchInfo;
  readonly pack: unknown;
  /** True if the match is over, so that everything is known. */
  readonly whole: boolean;
  /** The available viewpoints, and the initial one. */
  readonly views: readonly Viewpoint[];
  readonly first: Viewpoint;
  /**
   * From the initial viewpoint, the reel up to the requested moment, of which only that moment can be shown; null if there is
   * none.
   */
  readonly glimpse: Promise<OwnReel | null>;
  reelFor(as: Viewpoint): Promise<OwnReel>;
  close(): void;
}

/** Loads a match; `place` is the initial position. Rejects with the server's error. */
export async function lookAt(match: string, token: string, place: ReplayPlace): Promise<LookedAt> {
  const reading = begun(match, token) ?? new Reading(newWorker(), match, token, place);
  const close = () => reading.worker.terminate();
  try {
    const found = await inWords(reading.found);
    if (!('views' in found)) throw odd();
    const { info, past, views, first } = found;
    // Starts loading the table, which will be needed.
    const table = fetchTable(info.game);
    const pack = await api.pack(info.game, info.pack);
    await table;
    const looked = { info, pack, whole: past === null, views, first, close };
    if (past === null)
      return { ...looked, glimpse: inWords(reading.glimpse).then(glimpseIn), reelFor: reelsOf(reading) };
    const reel = reelOfPast(past);
    return { ...looked, glimpse: Promise.resolve(null), reelFor: async () => reel };
  } catch (mistake) {
    close();
    throw mistake;
  }
}

const newWorker = () => new Worker(new URL('./whole-worker.ts', import.meta.url), { type: 'module' });

/** Takes over the reading that the HTML started (early.ts), once. */
function begun(match: string, token: string): Reading | null {
  const early = globalThis.gaslampReading;
  globalThis.gaslampReading = undefined;
  if (early === undefined) return null;
  if (early.match === match && early.token === token) return early;
  early.worker.terminate();
  return null;
}

/** Returns the reel up to the requested moment. */
function glimpseIn(answer: Answered): OwnReel | null {
  if (!('glimpse' in answer)) throw odd();
  if (answer.glimpse === null) return null;
  const { last, ...upTo } = answer.glimpse;
  return { ...upTo, shown: () => last };
}

/** Returns a loader for reels that requests each viewpoint once. */
function reelsOf(reading: Reading): (as: Viewpoint) => Promise<OwnReel> {
  const reels = new Map<Viewpoint, Promise<OwnReel>>();
  return (as) => {
    const known = reels.get(as);
    if (known !== undefined) return known;
    const coming = inWords(reading.ask({ of: 'past', as })).then((answer) => {
      if (!('past' in answer) || answer.past === null) throw odd();
      return reelOfPast(answer.past);
    });
    reels.set(as, coming);
    return coming;
  };
}

const odd = () => new Error('the worker answers something else');
