// Apart from net/api.ts, because the request must outlive the page.

import type { Told } from '@gaslamp/protocol/answers';
import type { NotebookWish } from '@gaslamp/protocol/notebook';
import type { NotebookAnswer } from '@gaslamp/protocol/private-notes';
import { sentenceOf } from '../net/told.ts';

/** An error answer of the server to a request that it did not carry out. */
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

/** Sends a notebook request and returns the notebook afterwards. Rejects with Unanswered, or with a network error. */
export async function ask(match: string, wish: NotebookWish): Promise<NotebookAnswer> {
  const response = await fetch(`/api/matches/${match}/notebook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    keepalive: true,
  });
  if (response.ok) return response.json();
  const told: Partial<Told> = await response.json().catch(() => ({}));
  const error = await sentenceOf({ error: response.statusText, ...told });
  throw new Unanswered(error, response.status < 500 && !PASSING.includes(response.status));
}
