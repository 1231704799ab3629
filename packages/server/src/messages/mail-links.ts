// Links in letters: signed by the house, so that they work without a login, and nobody makes one up. They open no seat.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'stop';
export interface Linked {
  readonly match: string;
  /** Of which wish: an address that is given again has another one, so that no old link counts for it. */
  readonly wish: string;
  /** The keyed hash of the address. */
  readonly mailbox: string;
}

const FORM = /^([\w-]{1,64})\.([\w-]{16})\.([\w-]{16})\.([\w-]{32})$/;
const signed = (key: string, purpose: Purpose, { match, wish, mailbox }: Linked): string =>
  createHmac('sha256', key).update(`${purpose} ${match} ${wish} ${mailbox}`).digest('base64url').slice(0, 32);

/** What stands in a link. */
export const linkedAs = (key: string, purpose: Purpose, linked: Linked): string =>
  `${linked.match}.${linked.wish}.${linked.mailbox}.${signed(key, purpose, linked)}`;

/** What a link says; null for one that this house did not make for that purpose. */
export function readLinked(key: string, purpose: Purpose, said: string): Linked | null {
  const [, match, wish, mailbox, signature] = FORM.exec(said) ?? [];
  if (match === undefined || wish === undefined || mailbox === undefined || signature === undefined) return null;
  const linked = { match, wish, mailbox };
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, purpose, linked))) ? linked : null;
}
