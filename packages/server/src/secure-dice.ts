import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Item } from '@gaslamp/kernel/state';

/**
 * Chance that nobody can guess and everybody can check: HMAC-SHA-256 of a secret key per match and the number of
 * outcomes so far. The hash of the key is shown before the first outcome, the key when the match is over.
 */
export class SecureDice implements Chance {
  /** `used`: outcomes that the match's log holds already. */
  constructor(
    readonly key: string,
    public used = 0,
  ) {}
  roll(sides: number): number {
    return this.#below(sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return from[this.#below(from.length)]!;
  }
  /** Rejects instead of taking a remainder; every attempt is a hash of its own. */
  #below(n: number): number {
    const outcome = this.used++;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (let attempt = 0; ; attempt++) {
      const x = createHmac('sha256', this.key).update(`${outcome}.${attempt}`).digest().readUInt32BE(0);
      if (x < limit) return x % n;
    }
  }
}

export const newDiceKey = (): string => randomBytes(32).toString('base64url');
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
