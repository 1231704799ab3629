// Worker that checks dice, because a long match takes a moment.
import { wordsOf } from '../../net/api.ts';
import { checkRecord, type OwnShare, type Shown } from './dice-record.ts';

addEventListener(
  'message',
  ({ data }: MessageEvent<{ text: string; shown: Shown; pack: unknown; own: readonly OwnShare[] }>) => {
    try {
      postMessage({ checked: checkRecord(data.text, data.pack, data.shown, data.own) });
    } catch (mistake) {
      postMessage({ error: wordsOf(mistake) });
    }
  },
);
