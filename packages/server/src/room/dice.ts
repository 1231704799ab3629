// The dice of a match, what its record says of them, and the commitments to its log, which depend on their key.
import { Chain } from '@gaslamp/record/chain';
import type { DiceProof } from '@gaslamp/record/record';
import { diceKeyOf, hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import type { Beginning, LaterKey, MatchRecord, Seat } from '../store/store.ts';

type Keyed = Pick<MatchRecord, 'diceKey' | 'shares'>;

/** Returns the keys, their hashes and the shares of the seats. Secret until the match is over. */
export function diceProof(
  { diceKey, shares }: Keyed,
  seats: readonly Seat[],
  keys: readonly LaterKey[],
): DiceProof & { readonly key: string } {
  const later = keys.length > 0 ? { later: keys.map(({ first, key }) => ({ first, hash: hashOfKey(key), key })) } : {};
  const given = shares ? { shares: seats.map(({ share = null }) => share) } : {};
  return { hash: hashOfKey(diceKey), key: diceKey, ...given, ...later };
}

/** Returns the dice after `used` outcomes, by the last key. Before the deal the shares of the seats may still change. */
export function diceOf(record: Keyed, seats: readonly Seat[], keys: readonly LaterKey[], used = 0): SecureDice {
  const { key, shares } = diceProof(record, seats, []);
  return new SecureDice(diceKeyOf(keys.at(-1)?.key ?? key, shares), used);
}

/** Returns the chain that commits to a match's log; null before the deal. */
export function chainOf(record: MatchRecord, seats: readonly Seat[], beginning: Beginning | null): Chain | null {
  if (beginning === null) return null;
  const { id: match, game, pack, options, from } = record;
  const { key, shares } = diceProof(record, seats, []);
  const fixed = { match, game, pack, options, before: beginning.before, from: from?.origin ?? null };
  return new Chain(diceKeyOf(key, shares), fixed);
}
