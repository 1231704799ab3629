// A note at the edge of the window while requests wait. Loaded only then.
import { addTexts, t } from '@gaslamp/words/text';
import english from './text/crowded.en.json';

addTexts('en', english);

let note: HTMLElement | null = null;
/** Number of requests that wait. */
let waiting = 0;

/** Shows for that time, in ms, that requests wait because too many come from this internet connection. */
export function showFor(ms: number): void {
  note ??= document.createElement('p');
  note.className = 'crowded';
  note.setAttribute('role', 'status');
  document.body.append(note);
  note.textContent = t('crowded.waits');
  waiting++;
  setTimeout(() => {
    if (--waiting === 0) note?.remove();
  }, ms);
}
