// Apart from net/api.ts, because a match page does not need it.
import type { NotificationRequest, NotificationSettings } from '@gaslamp/protocol/notifications';

/** Sends a request about a seat's notification settings and returns them. Rejects with the server's error message. */
export async function requestSettings(match: string, wish: NotificationRequest): Promise<NotificationSettings> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api/matches/${match}/told`, { method: 'POST', headers, body: JSON.stringify(wish) });
  if (response.ok) return response.json();
  const { error = response.statusText }: { error?: string } = await response.json().catch(() => ({}));
  throw new Error(error);
}
