// Off the page's own thread: a long match takes a moment.
import { checkRecord } from './dice-record.ts';

addEventListener('message', ({ data }: MessageEvent<{ text: string; hash: string; pack: unknown }>) => {
  try {
    postMessage({ checked: checkRecord(data.text, data.pack, data.hash) });
  } catch (mistake) {
    postMessage({ error: (mistake as Error).message });
  }
});
