// How players want to be told away from the table: on which devices, at which address. Pure, as all that people do there.
import { createHash, randomBytes } from 'node:crypto';
import { checked } from '../lobby/lobby-error.ts';
import { readAddress } from '../messages/address.ts';
import { knownNow } from '../messages/news.ts';
import { checkedDevice } from '../messages/push.ts';
import type { MailTarget, PushTarget, Seat, Target } from '../store/store.ts';
import { personOf, type TableNow } from './seats.ts';

/** So many devices of a seat are told; the one that asked first makes room. */
const DEVICES = 5;

export interface ToldChange {
  readonly targets?: readonly Target[];
  /** Ids of targets that nothing is told any more. */
  readonly dropped?: readonly string[];
}
/** Whose wish it is. */
interface Asker {
  readonly seat: number;
  /** Their number. */
  readonly person: number;
}

const FRESH = { at: null, failed: 0 } as const;
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const deviceOf = (match: string, seat: number, url: string): string => `push ${match} ${seat} ${hashed(url)}`;
const letterOf = (match: string, seat: number): string => `mail ${match} ${seat}`;

/** A device is told from now on. */
export function deviceTold(
  table: TableNow,
  by: Asker,
  { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): ToldChange {
  const { url } = checked(() => checkedDevice(endpoint, p256dh, auth));
  const id = deviceOf(table.record.id, by.seat, url);
  // In the order in which they asked, which the store does not keep.
  const others = table.targets
    .filter((one): one is PushTarget => one.kind === 'push' && one.seat === by.seat && one.id !== id)
    .sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
  const since = table.now;
  const device: PushTarget = { id, kind: 'push', ...by, url, p256dh, auth, since, told: knownNow(table), ...FRESH };
  return { targets: [device], dropped: others.slice(0, Math.max(0, others.length - DEVICES + 1)).map((one) => one.id) };
}
/** It is told no more; nothing where it was not. */
export function deviceSilent({ targets }: TableNow, seat: number, endpoint: string): ToldChange {
  const device = deviceIn(targets, seat, endpoint);
  return device === undefined ? {} : { dropped: [device.id] };
}
/** The device behind an endpoint, if that seat has it told. */
export const deviceIn = (targets: readonly Target[], seat: number, endpoint: string): Target | undefined =>
  targets.find((one) => one.kind === 'push' && one.seat === seat && one.url === asUrl(endpoint));
const asUrl = (said: string): string => (URL.canParse(said) ? new URL(said).href : said);

/** An address that is asked to confirm, in place of the one before. */
export function addressTold({ record, now }: TableNow, by: Asker, said: string): MailTarget {
  const address = checked(() => readAddress(said));
  const wish = randomBytes(12).toString('base64url');
  return { id: letterOf(record.id, by.seat), kind: 'mail', ...by, address, wish, asked: now, told: null, ...FRESH };
}
/** No letters any more; nothing where there were none. */
export function addressSilent({ targets }: TableNow, seat: number): ToldChange {
  const letters = addressIn(targets, seat);
  return letters === undefined ? {} : { dropped: [letters.id] };
}
/** Where the player of a seat has letters sent, confirmed or not. */
export const addressIn = (targets: readonly Target[], seat: number): MailTarget | undefined =>
  targets.find((one): one is MailTarget => one.kind === 'mail' && one.seat === seat);

/** Its owner has pressed the button. */
export const confirmed = (table: TableNow, target: MailTarget): MailTarget => ({
  ...target,
  asked: null,
  told: knownNow(table),
  // The letter that asked is no reason to wait with the next one.
  ...FRESH,
});

/** Whoever asked for it holds that seat no more. */
export function isOthers(seats: readonly Seat[], target: Target): boolean {
  if (target.kind === 'hook') return false;
  const seat = seats[target.seat];
  return seat === undefined || personOf(seat)?.number !== target.person;
}
/** Ids of what players leave behind who hold their seats no more. */
export const leftBehind = (targets: readonly Target[], seats: readonly Seat[]): readonly string[] =>
  targets.filter((one) => isOthers(seats, one)).map(({ id }) => id);

/** Whoever is told of a match hears of its rematch as well. */
export function carriedOver(targets: readonly Target[], match: string): readonly Target[] {
  return targets.map((one): Target => {
    // A letter that waits for its answer is not sent twice.
    if (one.kind === 'mail')
      return { ...one, id: letterOf(match, one.seat), ...FRESH, told: one.asked === null ? null : one.told };
    if (one.kind === 'push') return { ...one, id: deviceOf(match, one.seat, one.url), ...FRESH, told: null };
    return { ...one, id: `hook ${match}`, ...FRESH, told: null };
  });
}
/** Ids of what goes over to a rematch and is needed here no more. */
export const movedOn = (targets: readonly Target[]): readonly string[] =>
  targets.filter(({ kind }) => kind !== 'hook').map(({ id }) => id);
