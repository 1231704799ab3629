// Off the page's own thread, and apart from its scripts: a long match takes a moment, and needs the rules of its game.
import type { Past } from '@gaslamp/protocol/past';
import type { Reel, Viewpoint } from '@gaslamp/record/reel';
import { wordsOf } from '../net/api.ts';
import { pastSeenBy, reelOfRecord } from './whole.ts';

/** First the match, then from where it is seen. */
export type Asked = { readonly text: string; readonly pack: unknown } | { readonly as: Viewpoint };
export type Answered =
  | { readonly views: readonly Viewpoint[] }
  | { readonly as: Viewpoint; readonly past: Past }
  | { readonly error: string };

let reel: Reel | null = null;
const say = (answer: Answered): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  try {
    if ('text' in data) {
      reel = reelOfRecord(data.text, data.pack);
      say({ views: reel.viewpoints });
    } else if (reel !== null) say({ as: data.as, past: pastSeenBy(reel, data.as) });
  } catch (mistake) {
    say({ error: wordsOf(mistake) });
  }
});
