// Keeps in this browser what proves later that a match was dealt and recorded honestly, for each of its tokens.
import type { Receipt } from '@gaslamp/protocol/receipts';
import { keep, kept } from '../kept.ts';

export interface Evidence {
  /** The share of chance that this browser gave for the seat, and the one that it offers for a rematch. */
  readonly share?: string;
  readonly next?: string;
  /** The receipt for the latest published move, and one for a move that the server no longer knew when this page came back. */
  readonly receipt?: Receipt;
  readonly lost?: Receipt;
}

const keyOf = (match: string, token: string): string => `evidence.${match}.${token}`;

export function evidenceOf(match: string, token: string): Evidence {
  try {
    return JSON.parse(kept(keyOf(match, token)) ?? '{}') as Evidence;
  } catch {
    return {};
  }
}
/** A browser that stores nothing cannot check these later. */
export const keepEvidence = (match: string, token: string, part: Evidence): void =>
  keep(keyOf(match, token), JSON.stringify({ ...evidenceOf(match, token), ...part }));

export function keepReceipt(match: string, token: string, receipt: Receipt): void {
  const { receipt: last } = evidenceOf(match, token);
  keepEvidence(match, token, { receipt, ...(last && last.move > receipt.move && { lost: last }) });
}

/** Returns 16 random bytes as hex digits. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
