// Notifies a player's device through the push service of its browser. Messages are encrypted, so the service cannot read them.
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushTarget } from '../store/store.ts';
import { Said } from '../told.ts';
import type { Delivery } from './messenger.ts';
import type { News, NewsKind } from './news.ts';
import { postBytes, type Ways } from './post.ts';
import { Forbidden, secureUrl } from './public-address.ts';

/** Keys and contact by which push services identify this server. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}
/** Generates new keys; subscriptions are bound to them. */
export const newVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys());
/** Parses stored keys. */
export function vapidOf(kept: string, subject: string): Vapid {
  const keys: Pick<Vapid, 'publicKey' | 'privateKey'> = JSON.parse(kept);
  return { ...keys, subject };
}

/** Longest URL of a push service: some contain a long token. */
const LONGEST = 1000;
/** Google's former service, which does not support VAPID keys. */
const OUT_OF_DATE = 'https://android.googleapis.com/gcm/';

/** Returns the URL of a device. Errors state the cause. */
export function checkedDevice(endpoint: string, p256dh: string, auth: string): { url: string } {
  const { href } = secureUrl(endpoint, LONGEST);
  if (href.startsWith(OUT_OF_DATE)) throw new Said('news.tooOld');
  const point = Buffer.from(p256dh, 'base64url');
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(point);
    if (point.length !== 65) throw new Error('it is no whole point');
  } catch {
    throw new Said('news.deviceKey');
  }
  if (Buffer.from(auth, 'base64url').length !== 16) throw new Said('news.deviceAuth');
  return { url: href };
}

/** Seconds for which a push service keeps a message for an offline device. Short-lived news expires sooner. */
const KEPT: Partial<Record<NewsKind, number>> = { attacked: 600, soon: 600 };
const DAY = 86_400;

/** Sends the message. `key` is the same if the same is sent twice; a later message replaces an undelivered one. */
export async function toDevice(
  match: string,
  { url, p256dh, auth }: PushTarget,
  {
    news,
    key,
    text,
    topic,
  }: { readonly news: News; readonly key: string; readonly text: string; readonly topic: string },
  vapid: Vapid,
  ways?: Ways,
): Promise<Delivery> {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: url, keys: { p256dh, auth } },
      JSON.stringify({ match, text, key }),
      {
        vapidDetails: vapid,
        TTL: KEPT[news.kind] ?? DAY,
        urgency: 'high',
        topic,
        contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
        headers: { 'idempotency-key': key },
      },
    );
    const status = await postBytes(url, body, headers, ways, LONGEST);
    if (status >= 200 && status < 300) return 'sent';
    return status === 404 || status === 410 ? 'gone' : 'failed';
  } catch (error) {
    return error instanceof Forbidden ? 'gone' : 'failed';
  }
}
