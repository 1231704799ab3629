// Apart from net/api.ts, because the request must outlive the page.
import type { NotebookWish } from '@gaslamp/protocol/notebook';
import type { NotebookAnswer } from '@gaslamp/protocol/private-notes';
import { refusalOf, sentenceOf } from '../net/told.ts';

/** A request that the server did not carry out, or did not answer. */
export class Unanswered extends Error {
  constructor(
    message: string,
    /** True if the same request would be refused again. */
    readonly forGood: boolean,
  ) {
    super(message);
  }
}
const PASSING = [429, 503];

/** Sends a notebook request and returns the notebook afterwards. Rejects with Unanswered. */
export async function ask(match: string, wish: NotebookWish): Promise<NotebookAnswer> {
  const response = await fetch(`/api/matches/${match}/notebook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    keepalive: true,
  }).catch(() => null);
  if (response?.ok) return response.json();
  const error = await sentenceOf(await refusalOf(response));
  throw new Unanswered(error, response !== null && response.status < 500 && !PASSING.includes(response.status));
}
