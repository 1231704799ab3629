// What there is to look back on, fetched.
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { isGame } from '../games/games.ts';
import { fetchTable } from '../games/use-manifest.ts';
import * as api from '../net/api.ts';
import type { ReplayPlace } from './place.ts';
import type { Answer, Answered, Asked, Question } from './whole-worker.ts';

/** What a token's viewer was sent of a match that runs, and with `own` of one that is over. */
const pastOf = (match: string, token: string, own = false): Promise<LookBack> =>
  api.call(`/api/matches/${match}/past`, { token, own });

export interface LookedAt {
  readonly info: MatchInfo;
  readonly pack: unknown;
  /** All of it is told: the match is over. */
  readonly whole: boolean;
  /** From where it can be looked at with what there is, and from where it is looked at first. */
  readonly views: readonly Viewpoint[];
  readonly first: Viewpoint;
  /** From there, up to the moment that was asked for and with no other, until all is there; null where there is none. */
  readonly glimpse: Promise<OwnReel | null>;
  reelFor(as: Viewpoint): Promise<OwnReel>;
  close(): void;
}

/**
 * Of a match that is over all there is, of one that runs what the viewer of the token was sent, and so of a game that only
 * the server knows. The place is where somebody wants to look first. Throws what the server says.
 */
export async function lookAt(match: string, token: string, { as, moment }: ReplayPlace): Promise<LookedAt> {
  // What reads a whole match starts while the server says whether there is one.
  const unfolder = new Unfolder();
  try {
    const found = await pastOf(match, token);
    const { info } = found;
    const own = info.you ?? SPECTATOR;
    // What will be needed is on its way meanwhile.
    const table = fetchTable(info.game);
    const coming = api.pack(info.game, info.pack);
    if (found.past === null && isGame(info.game)) {
      const views: readonly Viewpoint[] = [...info.seats.keys(), SPECTATOR, 'open'];
      const first = as !== null && views.includes(as) ? as : own;
      const glimpse = unfolder.unfold({ match, token, game: info.game, as: first, moment: moment ?? 0 });
      // Whoever waits for it hears why there is none.
      glimpse.catch(() => {});
      const { reelFor, close } = unfolder;
      const pack = await coming;
      await table;
      return { info, pack, whole: true, views, first, glimpse, reelFor, close };
    }
    unfolder.close();
    const past = found.past ?? (await pastOf(match, token, true)).past;
    if (past === null) throw new Error('the server tells nothing of this match');
    const reel = reelOfPast(past);
    const glimpse = Promise.resolve(null);
    await table;
    const at = { info, pack: await coming, whole: false, views: [own], first: own };
    return { ...at, glimpse, reelFor: async () => reel, close: () => {} };
  } catch (mistake) {
    unfolder.close();
    throw mistake;
  }
}

/** A worker for the record of a match, which stays: another viewpoint is asked for later. */
class Unfolder {
  readonly #worker = new Worker(new URL('./whole-worker.ts', import.meta.url), { type: 'module' });
  readonly #reels = new Map<Viewpoint, Promise<OwnReel>>();
  /** Who waits for what, by the number of the question. */
  readonly #hearing: ((answer: Answered) => void)[] = [];
  /** Rejects where the worker does not even load, perhaps long before it is asked. */
  readonly #broken = new Promise<never>((_, reject) => {
    this.#worker.onerror = ({ message }) => reject(new Error(message));
  });

  constructor() {
    this.#broken.catch(() => {});
    this.#worker.onmessage = ({ data: [number, answer] }: MessageEvent<Answer>) => this.#hearing[number]?.(answer);
  }

  /** Gives what stood there at that moment, as soon as it is known. */
  async unfold(asked: Extract<Asked, { moment: number }>): Promise<OwnReel | null> {
    const begun = await this.#ask(asked);
    if (!('glimpse' in begun)) throw new Error('the worker answers something else');
    if (begun.glimpse === null) return null;
    const { last, ...upTo } = begun.glimpse;
    return { ...upTo, shown: () => last };
  }
  readonly reelFor = (as: Viewpoint): Promise<OwnReel> => {
    const known = this.#reels.get(as);
    if (known !== undefined) return known;
    const coming = this.#ask({ past: as }).then((answer) => {
      if (!('past' in answer)) throw new Error('the worker answers something else');
      return reelOfPast(answer.past);
    });
    this.#reels.set(as, coming);
    return coming;
  };
  readonly close = (): void => this.#worker.terminate();

  #ask(asked: Asked): Promise<Answered> {
    const answered = new Promise<Answered>((resolve, reject) => {
      const hear = (answer: Answered) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer));
      this.#worker.postMessage([this.#hearing.push(hear) - 1, asked] satisfies Question);
    });
    return Promise.race([answered, this.#broken]);
  }
}
