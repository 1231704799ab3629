// What there is to look back on, fetched.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { isGame } from '../games/games.ts';
import { fetchTable } from '../games/use-manifest.ts';
import * as api from '../net/api.ts';
import type { Answered, Asked } from './whole-worker.ts';

/** What a token's viewer was sent of a match that runs, and with `own` of one that is over. */
const pastOf = (match: string, token: string, own = false): Promise<LookBack> =>
  api.call(`/api/matches/${match}/past`, { token, own });

export interface LookedAt {
  readonly info: MatchInfo;
  readonly pack: unknown;
  /** All of it is told: the match is over. */
  readonly whole: boolean;
  /** From where it can be looked at with what there is. */
  readonly views: readonly Viewpoint[];
  reelFor(as: Viewpoint): Promise<OwnReel>;
  close(): void;
}

/**
 * Of a match that is over all there is, of one that runs what the viewer of the token was sent, and so of a game that only
 * the server knows. Throws what the server says.
 */
export async function lookAt(match: string, token: string): Promise<LookedAt> {
  const found = await pastOf(match, token);
  const { info } = found;
  // What will be needed is on its way meanwhile.
  fetchTable(info.game);
  const coming = api.pack(info.game, info.pack);
  if (found.past === null && isGame(info.game)) {
    const worker = newWorker();
    try {
      const [text, pack] = await Promise.all([api.record(match, token), coming]);
      return { info, pack, whole: true, ...(await unfolded(worker, text, pack)) };
    } catch (mistake) {
      worker.terminate();
      throw mistake;
    }
  }
  const past = found.past ?? (await pastOf(match, token, true)).past;
  if (past === null) throw new Error('the server tells nothing of this match');
  const reel = reelOfPast(past);
  const views = [info.you ?? SPECTATOR];
  return { info, pack: await coming, whole: false, views, reelFor: async () => reel, close: () => {} };
}

const newWorker = (): Worker => new Worker(new URL('./whole-worker.ts', import.meta.url), { type: 'module' });

/** The record in its worker, which stays: another viewpoint is asked for later. */
async function unfolded(
  worker: Worker,
  text: string,
  pack: unknown,
): Promise<Pick<LookedAt, 'views' | 'reelFor' | 'close'>> {
  const ask = (asked: Asked): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const heard = ({ data }: MessageEvent<Answered>) => {
        if ('as' in asked && 'as' in data && data.as !== asked.as) return;
        worker.removeEventListener('message', heard);
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.addEventListener('message', heard);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(asked);
    });
  const reels = new Map<Viewpoint, OwnReel>();
  const begun = await ask({ text, pack });
  return {
    views: 'views' in begun ? begun.views : [],
    close: () => worker.terminate(),
    async reelFor(as) {
      const known = reels.get(as);
      if (known !== undefined) return known;
      const answer = await ask({ as });
      if (!('past' in answer)) throw new Error('the worker answers something else');
      const reel = reelOfPast(answer.past);
      reels.set(as, reel);
      return reel;
    },
  };
}
