// Beside net/api.ts: a match is shown without it.
import type { ToldState, ToldWish } from '@gaslamp/protocol/told';

/** How the player of a seat is told away from the table, after a wish. Rejects with what the server says of it. */
export async function told(match: string, wish: ToldWish): Promise<ToldState> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api/matches/${match}/told`, { method: 'POST', headers, body: JSON.stringify(wish) });
  if (response.ok) return response.json();
  const { error = response.statusText }: { error?: string } = await response.json().catch(() => ({}));
  throw new Error(error);
}
