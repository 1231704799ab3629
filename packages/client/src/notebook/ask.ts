// Beside net/api.ts: it must go on when the page goes.

import type { NotebookWish } from '@gaslamp/protocol/notebook';
import type { NotebookAnswer } from '@gaslamp/protocol/noted';

/** What the server says of a wish that it did not carry out. */
export class Unanswered extends Error {
  constructor(
    message: string,
    /** Said again it would be refused again. */
    readonly forGood: boolean,
  ) {
    super(message);
  }
}
const PASSING = [429, 503];

/** How a notebook is after a wish. Rejects with Unanswered, or where there is no line. */
export async function ask(match: string, wish: NotebookWish): Promise<NotebookAnswer> {
  const response = await fetch(`/api/matches/${match}/notebook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    keepalive: true,
  });
  if (response.ok) return response.json();
  const { error = response.statusText }: { error?: string } = await response.json().catch(() => ({}));
  throw new Unanswered(error, response.status < 500 && !PASSING.includes(response.status));
}
