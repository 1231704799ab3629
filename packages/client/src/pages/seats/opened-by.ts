import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { KnownMatch } from '../../stored.ts';

/** Returns what a link opens according to the server; the seat number in the link is only a hint. */
export function opened(secret: string, { you, host }: MatchInfo): Partial<KnownMatch> {
  if (you !== null) return { seats: [{ seat: you, token: secret }] };
  return host ? { host: secret } : { watch: secret };
}
