// Sends requests again that were refused because too many come from this address, and shows meanwhile that they wait.
import { addTexts, t } from '@gaslamp/words/text';
import english from './text/crowded.en.json';

addTexts('en', english);

/** Longest wait in seconds. Refusals that last longer, such as that of a new match, are for the caller to show. */
const LONGEST = 60;

let note: HTMLElement | null = null;
/** Number of requests that wait. */
let waiting = 0;

/** Sends a request again after the time that its refusal names, until it is answered otherwise. */
export async function patiently(refusal: Response, ask: () => Promise<Response>): Promise<Response> {
  let response = refusal;
  for (;;) {
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !(seconds > 0 && seconds <= LONGEST)) return response;
    note ??= document.createElement('p');
    note.className = 'crowded';
    note.setAttribute('role', 'status');
    note.textContent = t('crowded.waits');
    document.body.append(note);
    waiting++;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (--waiting === 0) note.remove();
    response = await ask();
  }
}
