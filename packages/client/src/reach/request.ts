// Apart from net/api.ts, because a match page does not need it.
import type { NotificationRequest, NotificationSettings } from '@gaslamp/protocol/notifications';
import { refusalOf, sentenceOf } from '../net/told.ts';

/** Sends a request about a seat's notification settings and returns them. Rejects with the server's error message. */
export async function requestSettings(match: string, wish: NotificationRequest): Promise<NotificationSettings> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(wish) };
  const response = await fetch(`/api/matches/${match}/told`, init).catch(() => null);
  if (response?.ok) return response.json();
  throw new Error(await sentenceOf(await refusalOf(response)));
}
