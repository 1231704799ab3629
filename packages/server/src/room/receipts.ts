// Signs receipts for published moves and recognizes them when a page comes back.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Receipt } from '@gaslamp/protocol/receipts';
import type { Store } from '../store/store.ts';
import type { MatchLog } from './match-log.ts';

export class Receipts {
  private constructor(readonly key: string) {}
  /** Loads the key of this server, which the first start creates. Copies of the data have it too. */
  static async of(store: Store): Promise<Receipts> {
    return new Receipts(await store.secret('receipts', () => randomBytes(32).toString('base64url')));
  }

  /** Returns the receipt for a published move; undefined if the log commits to none. */
  of(match: string, log: MatchLog, move: number): Receipt | undefined {
    const commitment = log.commitment(move);
    if (commitment === undefined) return undefined;
    const said = { move, era: log.era, commitment };
    return { ...said, signature: this.#sign(match, said).toString('hex') };
  }
  /** Returns true if this server has signed the receipt for that match. */
  signed(match: string, receipt: Receipt): boolean {
    return timingSafeEqual(this.#sign(match, receipt), Buffer.from(receipt.signature, 'hex'));
  }
  #sign(match: string, { move, era, commitment }: Omit<Receipt, 'signature'>): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([match, move, era, commitment]))
      .digest();
  }
}
