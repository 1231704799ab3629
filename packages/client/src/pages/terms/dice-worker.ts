// Worker that checks dice, because a long match takes a moment.
import { wordsOf } from '../../net/api.ts';
import { checkRecord, type Shown } from './dice-record.ts';

addEventListener('message', ({ data }: MessageEvent<{ text: string; shown: Shown; pack: unknown }>) => {
  try {
    postMessage({ checked: checkRecord(data.text, data.pack, data.shown) });
  } catch (mistake) {
    postMessage({ error: wordsOf(mistake) });
  }
});
