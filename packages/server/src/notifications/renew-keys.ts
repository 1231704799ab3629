// Replaces the keys of notifications, for example after somebody else has seen a backup.
import { randomBytes } from 'node:crypto';
import { Damaged, type Store, VersionTaken } from '../store/store.ts';
import { newVapidKeys } from './push.ts';

/** Returns a new key for links in e-mails. */
export const newLinkKey = (): string => randomBytes(32).toString('base64url');

/**
 * Replaces the key by which push services know this server, and the key that signs links in e-mails. Removes all devices, whose
 * subscriptions are bound to the former key, and returns their number. The key of mailboxes stays, since refusals hang on it.
 * Running processes keep the former keys until they are restarted.
 */
export async function renewKeys(store: Store): Promise<number> {
  await store.renewSecret('push', newVapidKeys());
  await store.renewSecret('links', newLinkKey());
  const devices = (await store.allTargets()).filter(({ target }) => target.kind === 'push');
  for (const match of new Set(devices.map(({ match }) => match))) await withoutDevices(store, match);
  return devices.length;
}
async function withoutDevices(store: Store, match: string): Promise<void> {
  try {
    const stored = await store.load(match);
    if (stored === null) return;
    const dropped = stored.targets.filter(({ kind }) => kind === 'push').map(({ id }) => id);
    await store.commit(match, stored.version, { dropped });
  } catch (error) {
    if (error instanceof VersionTaken) return withoutDevices(store, match);
    // Nobody is notified of a match that cannot be read.
    if (!(error instanceof Damaged)) throw error;
  }
}
