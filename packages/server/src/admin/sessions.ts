// Admin sessions: a cookie that no script can read and no other site sends.
import type { Desks } from '../bus/desks.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Lifetime of a session, in ms. */
const LONGEST = 8 * 3_600_000;
const NAME = 'gaslamp-admin';

/** A new admin token ends all sessions. */
export class Sessions {
  constructor(readonly desks: Desks) {}

  /** Returns the header that sets the cookie. */
  async open(tokenHash: string | null, secure: boolean): Promise<string> {
    const id = newToken();
    await this.desks.open(hashToken(id), tokenHash, LONGEST);
    return cookie(id, LONGEST / 1000, secure);
  }
  isOpen(cookies: string | undefined, tokenHash: string | null): Promise<boolean> {
    return this.desks.isOpen(keyIn(cookies), tokenHash);
  }
  /** Returns the header that deletes the cookie. */
  async close(cookies: string | undefined, secure: boolean): Promise<string> {
    await this.desks.close(keyIn(cookies));
    return cookie('', 0, secure);
  }
}
const keyIn = (cookies = ''): string => hashToken(new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies)?.[1] ?? '');
const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${NAME}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
