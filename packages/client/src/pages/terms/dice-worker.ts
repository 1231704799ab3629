// Worker that checks dice, because a long match takes a moment.
import { failureOf } from '../../net/faults.ts';
import { checkRecord, type Wanted } from './dice-record.ts';

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  try {
    postMessage({ checked: checkRecord(data.text, data.pack, data.shown, data.own, data.receipts) });
  } catch (mistake) {
    postMessage(failureOf(mistake));
  }
});
