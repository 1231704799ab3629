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
  // What reads a whole match has rules to load: it does so while the server says whether there is one.
  const unfolder = new Unfolder();
  try {
    const found = await pastOf(match, token);
    const { info } = found;
    // What will be needed is on its way meanwhile.
    const table = fetchTable(info.game);
    const coming = api.pack(info.game, info.pack);
    if (found.past === null && isGame(info.game)) {
      const [text, pack] = await Promise.all([api.record(match, token), coming]);
      const views = await unfolder.unfold(text, pack);
      await table;
      return { info, pack, whole: true, views, reelFor: unfolder.reelFor, close: unfolder.close };
    }
    unfolder.close();
    const past = found.past ?? (await pastOf(match, token, true)).past;
    if (past === null) throw new Error('the server tells nothing of this match');
    const reel = reelOfPast(past);
    const views = [info.you ?? SPECTATOR];
    await table;
    return { info, pack: await coming, whole: false, views, reelFor: async () => reel, close: () => {} };
  } catch (mistake) {
    unfolder.close();
    throw mistake;
  }
}

/** A worker for the record of a match, which stays: another viewpoint is asked for later. */
class Unfolder {
  readonly #worker = new Worker(new URL('./whole-worker.ts', import.meta.url), { type: 'module' });
  readonly #reels = new Map<Viewpoint, OwnReel>();
  /** Rejects where the worker does not even load, perhaps long before it is asked. */
  readonly #broken = new Promise<never>((_, reject) => {
    this.#worker.onerror = ({ message }) => reject(new Error(message));
  });

  constructor() {
    this.#broken.catch(() => {});
  }

  /** Gives from where the match can be looked at. */
  async unfold(text: string, pack: unknown): Promise<readonly Viewpoint[]> {
    const begun = await this.#ask({ text, pack });
    return 'views' in begun ? begun.views : [];
  }
  readonly reelFor = async (as: Viewpoint): Promise<OwnReel> => {
    const known = this.#reels.get(as);
    if (known !== undefined) return known;
    const answer = await this.#ask({ as });
    if (!('past' in answer)) throw new Error('the worker answers something else');
    const reel = reelOfPast(answer.past);
    this.#reels.set(as, reel);
    return reel;
  };
  readonly close = (): void => this.#worker.terminate();

  #ask(asked: Asked): Promise<Answered> {
    const worker = this.#worker;
    const answered = new Promise<Answered>((resolve, reject) => {
      const heard = ({ data }: MessageEvent<Answered>) => {
        if ('as' in asked && 'as' in data && data.as !== asked.as) return;
        worker.removeEventListener('message', heard);
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.addEventListener('message', heard);
      worker.postMessage(asked);
    });
    return Promise.race([answered, this.#broken]);
  }
}
