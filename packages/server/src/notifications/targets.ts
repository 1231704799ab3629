// Notification targets of players: devices and an e-mail address. Pure, like all table actions.
import { createHash, randomBytes } from 'node:crypto';
import { checked } from '../refused.ts';
import { personOf, type TableNow } from '../seats/seats.ts';
import type { MailTarget, PushTarget, Seat, Target } from '../store/store.ts';
import { readAddress } from './address.ts';
import { knownNow } from './news.ts';
import { checkedDevice } from './push.ts';
import { webhookId } from './webhook.ts';

/** Number of devices per seat; a new one replaces the oldest. */
const DEVICES = 5;

export interface TargetChange {
  readonly targets?: readonly Target[];
  /** Ids of targets that are removed. */
  readonly dropped?: readonly string[];
}
/** The player who makes a request. */
export interface Subscriber {
  readonly seat: number;
  /** Their person number. */
  readonly person: number;
  readonly language: string;
}

const FRESH = { at: null, failed: 0 } as const;
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const deviceId = (match: string, seat: number, url: string): string => `push ${match} ${seat} ${hashed(url)}`;
const mailId = (match: string, seat: number): string => `mail ${match} ${seat}`;

/** Adds a device. */
export function withDevice(
  table: TableNow,
  by: Subscriber,
  { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): TargetChange {
  const { url } = checked(() => checkedDevice(endpoint, p256dh, auth));
  const id = deviceId(table.record.id, by.seat, url);
  // In the order in which they were added, which the store does not keep.
  const others = table.targets
    .filter((one): one is PushTarget => one.kind === 'push' && one.seat === by.seat && one.id !== id)
    .sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
  const since = table.now;
  const device: PushTarget = { id, kind: 'push', ...by, url, p256dh, auth, since, told: knownNow(table), ...FRESH };
  return { targets: [device], dropped: others.slice(0, Math.max(0, others.length - DEVICES + 1)).map((one) => one.id) };
}
/** Removes a device, if it was added. */
export function withoutDevice({ targets }: TableNow, seat: number, endpoint: string): TargetChange {
  const device = deviceIn(targets, seat, endpoint);
  return device === undefined ? {} : { dropped: [device.id] };
}
/** Returns the seat's target with that endpoint, if there is one. */
export const deviceIn = (targets: readonly Target[], seat: number, endpoint: string): Target | undefined =>
  targets.find((one) => one.kind === 'push' && one.seat === seat && one.url === asUrl(endpoint));
const asUrl = (text: string): string => (URL.canParse(text) ? new URL(text).href : text);

/** Returns an unconfirmed address, which replaces the previous one. */
export function withAddress({ record, now }: TableNow, by: Subscriber, text: string): MailTarget {
  const address = checked(() => readAddress(text));
  const wish = randomBytes(12).toString('base64url');
  return { id: mailId(record.id, by.seat), kind: 'mail', ...by, address, wish, asked: now, told: null, ...FRESH };
}
/** Removes the address, if there is one. */
export function withoutAddress({ targets }: TableNow, seat: number): TargetChange {
  const letters = addressIn(targets, seat);
  return letters === undefined ? {} : { dropped: [letters.id] };
}
/** Returns the e-mail target of a seat, confirmed or not. */
export const addressIn = (targets: readonly Target[], seat: number): MailTarget | undefined =>
  targets.find((one): one is MailTarget => one.kind === 'mail' && one.seat === seat);

/** Marks an address as confirmed. */
export const confirmed = (table: TableNow, target: MailTarget): MailTarget => ({
  ...target,
  asked: null,
  told: knownNow(table),
  // The confirmation e-mail does not delay the next one.
  ...FRESH,
});

/** Returns true if the person who requested the target no longer holds that seat. */
export function isOthers(seats: readonly Seat[], target: Target): boolean {
  if (target.kind === 'hook') return false;
  const seat = seats[target.seat];
  return seat === undefined || personOf(seat)?.number !== target.person;
}
/** Returns the ids of targets whose owners no longer hold their seats. */
export const leftBehind = (targets: readonly Target[], seats: readonly Seat[]): readonly string[] =>
  targets.filter((one) => isOthers(seats, one)).map(({ id }) => id);

/** Returns the targets for a rematch. */
export function carriedOver(targets: readonly Target[], match: string): readonly Target[] {
  return targets.map((one): Target => {
    // A pending confirmation is not sent twice.
    if (one.kind === 'mail')
      return { ...one, id: mailId(match, one.seat), ...FRESH, told: one.asked === null ? null : one.told };
    if (one.kind === 'push') return { ...one, id: deviceId(match, one.seat, one.url), ...FRESH, told: null };
    return { ...one, id: webhookId(match), ...FRESH, told: null };
  });
}
/** Returns the ids of targets that move to a rematch and are no longer needed here. */
export const movedOn = (targets: readonly Target[]): readonly string[] =>
  targets.filter(({ kind }) => kind !== 'hook').map(({ id }) => id);
