// The keys of a person who is suspended: hashes of the tokens of their seats and of their devices and addresses.
import { createHash } from 'node:crypto';
import { keysOf } from '../seats/keys.ts';
import { personOf } from '../seats/seats.ts';
import type { Person, Seat, Store, StoredMatch, Target } from '../store/store.ts';
import { hashToken } from '../tokens.ts';

/** Returns the key of a seat's token. */
export const seatKey = (token: string): string => keyOfHash(hashToken(token));
const keyOfHash = (hash: string): string => `seat ${hash}`;
/** Returns the key of a device, by the URL of its push service. */
export const deviceKey = (url: string): string => `device ${createHash('sha256').update(url).digest('base64url')}`;
/** Returns the key of a mailbox, by its keyed hash. */
export const mailboxKey = (mailbox: string): string => `mailbox ${mailbox}`;

/** Returns the keyed hash of an address. */
type Hashed = (address: string) => string;
function keyOfTarget(hashed: Hashed, target: Target): string | null {
  if (target.kind === 'push') return deviceKey(target.url);
  // An address that was not confirmed may be somebody else's.
  return target.kind === 'mail' && target.asked === null ? mailboxKey(hashed(target.address)) : null;
}
/** Returns the keys of all tokens that open a seat. */
export const keysOfSeat = (seat: Seat): readonly string[] => {
  const person = personOf(seat);
  return person === null ? [] : keysOfPerson(person);
};
/** Returns the keys of all tokens of a person. */
export const keysOfPerson = (person: Person): readonly string[] => keysOf(person).map(({ hash }) => keyOfHash(hash));

/**
 * Returns the keys of a person: of their seats in that match, of their devices and addresses, and of all seats anywhere that
 * have one of these.
 */
export async function allKeysOf(store: Store, hashed: Hashed, stored: StoredMatch, number: number): Promise<string[]> {
  const keys = new Set(keysAt(hashed, stored, number));
  const all = await store.allTargets();
  const seen = new Set<Target>();
  for (let before = -1; before < seen.size; ) {
    before = seen.size;
    for (const { match, target } of all) {
      const key = keyOfTarget(hashed, target);
      if (seen.has(target) || target.kind === 'hook' || key === null || !keys.has(key)) continue;
      seen.add(target);
      const other = await store.load(match).catch(() => null);
      if (other !== null) for (const one of keysAt(hashed, other, target.person)) keys.add(one);
    }
  }
  return [...keys];
}
const keysAt = (hashed: Hashed, { seats, targets }: StoredMatch, number: number): string[] => [
  ...seats.flatMap((seat) => (personOf(seat)?.number === number ? keysOfSeat(seat) : [])),
  ...seats.flatMap(({ lost = [] }) => lost.flatMap((one) => (one.number === number ? keysOfPerson(one) : []))),
  ...targets.flatMap((one) => (one.kind !== 'hook' && one.person === number ? (keyOfTarget(hashed, one) ?? []) : [])),
];
