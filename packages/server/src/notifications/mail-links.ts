// Links in e-mails. They are signed by the server, so that they work without a login and cannot be forged. They open no seat.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'stop';
export interface Linked {
  readonly match: string;
  /** Id of the subscription. An address that is given again gets a new one, so that old links do not apply to it. */
  readonly wish: string;
  /** The keyed hash of the address. */
  readonly mailbox: string;
}

const FORM = /^([\w-]{1,64})\.([\w-]{16})\.([\w-]{16})\.([\w-]{32})$/;
const signed = (key: string, purpose: Purpose, { match, wish, mailbox }: Linked): string =>
  createHmac('sha256', key).update(`${purpose} ${match} ${wish} ${mailbox}`).digest('base64url').slice(0, 32);

/** Returns the path component of a link. */
export const linkedAs = (key: string, purpose: Purpose, linked: Linked): string =>
  `${linked.match}.${linked.wish}.${linked.mailbox}.${signed(key, purpose, linked)}`;

/** Parses a link; null if this server did not make it for that purpose. */
export function readLinked(key: string, purpose: Purpose, text: string): Linked | null {
  const [, match, wish, mailbox, signature] = FORM.exec(text) ?? [];
  if (match === undefined || wish === undefined || mailbox === undefined || signature === undefined) return null;
  const linked = { match, wish, mailbox };
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, purpose, linked))) ? linked : null;
}
