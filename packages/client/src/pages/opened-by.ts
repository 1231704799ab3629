import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { KnownMatch } from '../stored.ts';

/** What a link turned out to open, by what the server says; the number in it was a hint. */
export function opened(secret: string, { you, host }: MatchInfo): Partial<KnownMatch> {
  if (you !== null) return { seats: [{ seat: you, token: secret }] };
  return host ? { host: secret } : { watch: secret };
}
