// Who has opened the desk: by a cookie that no script reads and no other page sends along.
import type { Desks } from '../bus/desks.ts';
import { hashToken, newToken } from '../lobby/tokens.ts';

/** For how long the desk stays open, in milliseconds. */
const LONGEST = 8 * 3_600_000;
const NAME = 'gaslamp-admin';

/** A new token closes them all. */
export class Sessions {
  constructor(readonly desks: Desks) {}

  /** Gives the head that sets the cookie. */
  async open(tokenHash: string | null, secure: boolean): Promise<string> {
    const id = newToken();
    await this.desks.open(hashToken(id), tokenHash, LONGEST);
    return cookie(id, LONGEST / 1000, secure);
  }
  isOpen(cookies: string | undefined, tokenHash: string | null): Promise<boolean> {
    return this.desks.isOpen(keyIn(cookies), tokenHash);
  }
  /** Gives the head that takes the cookie away. */
  async close(cookies: string | undefined, secure: boolean): Promise<string> {
    await this.desks.close(keyIn(cookies));
    return cookie('', 0, secure);
  }
}
const keyIn = (cookies = ''): string => hashToken(new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies)?.[1] ?? '');
const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${NAME}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
