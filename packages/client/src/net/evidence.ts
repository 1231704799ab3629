// Keeps in this browser what proves later that a match was dealt and recorded honestly, for each of its tokens.
import type { Receipt } from '@gaslamp/protocol/receipts';

export interface Evidence {
  /** The share of chance that this browser gave for the seat, and the one that it offers for a rematch. */
  readonly share?: string;
  readonly next?: string;
  /** The receipt for the latest published move, and one for a move that the server no longer knew when this page came back. */
  readonly receipt?: Receipt;
  readonly lost?: Receipt;
}

const keyOf = (match: string, token: string): string => `gaslamp.evidence.${match}.${token}`;

export function evidenceOf(match: string, token: string): Evidence {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(match, token))!) as Evidence | null) ?? {};
  } catch {
    return {};
  }
}
/** A browser that stores nothing cannot check these later. */
export function keepEvidence(match: string, token: string, part: Evidence): void {
  try {
    localStorage.setItem(keyOf(match, token), JSON.stringify({ ...evidenceOf(match, token), ...part }));
  } catch {
    // Full or forbidden.
  }
}

export function keepReceipt(match: string, token: string, receipt: Receipt): void {
  const { receipt: last } = evidenceOf(match, token);
  keepEvidence(match, token, { receipt, ...(last && last.move > receipt.move && { lost: last }) });
}

/** Returns 16 random bytes as hex digits. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
