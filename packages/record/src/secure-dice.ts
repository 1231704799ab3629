import type { Chance } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Unpredictable chance that everybody can verify: HMAC-SHA-256 of a secret key for the match and the number of outcomes so far.
 * The hash of the key is published before the first outcome, the key itself when the match is over.
 */
// Does not use the browser's own cryptography, which pages on plain http do not have.
export class SecureDice implements Chance {
  readonly #key: Uint8Array;
  /** `used`: number of outcomes already in the match's log. */
  constructor(
    readonly key: string,
    public used = 0,
  ) {
    this.#key = utf8ToBytes(key);
  }
  roll(sides: number): number {
    return this.#below(sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return at(from, this.#below(from.length));
  }
  /** Rejection sampling instead of a remainder; every attempt is a hash of its own. */
  #below(n: number): number {
    const outcome = this.used++;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, this.#key, utf8ToBytes(`${outcome}.${attempt}`));
      const x = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
      // Keeps the result an integer, as in chance.ts of the kernel.
      if (x < limit) return (x % n) >>> 0;
    }
  }
}

/** A seat's share of chance: 16 random bytes as hex digits, and the number of the person who gave it. Numbers only grow. */
export interface Share {
  readonly value: string;
  readonly by: number;
}
export const SHARE = /^[0-9a-f]{32}$/;
const NO_SHARE = '0'.repeat(32);

/**
 * Returns the key of a match's dice: the committed key alone in a match without shares, else HMAC-SHA-256 of the committed key
 * and the shares of all seats, as hex digits. A seat without a share counts as zeros.
 */
export function diceKeyOf(key: string, shares?: readonly (Share | null)[]): string {
  if (shares === undefined) return key;
  const all = concatBytes(...shares.map((share) => hexToBytes(share?.value ?? NO_SHARE)));
  return bytesToHex(hmac(sha256, utf8ToBytes(key), all));
}

export const hashOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));
