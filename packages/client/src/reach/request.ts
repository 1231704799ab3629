// Apart from net/api.ts, because a match page does not need it.
import type { Told } from '@gaslamp/protocol/answers';
import type { NotificationRequest, NotificationSettings } from '@gaslamp/protocol/notifications';
import { sentenceOf } from '../net/told.ts';

/** Sends a request about a seat's notification settings and returns them. Rejects with the server's error message. */
export async function requestSettings(match: string, wish: NotificationRequest): Promise<NotificationSettings> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api/matches/${match}/told`, { method: 'POST', headers, body: JSON.stringify(wish) });
  if (response.ok) return response.json();
  const told: Partial<Told> = await response.json().catch(() => ({}));
  const error = await sentenceOf({ error: response.statusText, ...told });
  throw new Error(error);
}
