// Off the page's own thread: a long match takes a moment.
import { wordsOf } from '../net/api.ts';
import { checkRecord } from './dice-record.ts';

addEventListener('message', ({ data }: MessageEvent<{ text: string; hash: string; pack: unknown }>) => {
  try {
    postMessage({ checked: checkRecord(data.text, data.pack, data.hash) });
  } catch (mistake) {
    postMessage({ error: wordsOf(mistake) });
  }
});
