// Who has opened the desk: by a cookie that no script reads and no other page sends along.
import { hashToken, newToken } from '../lobby/tokens.ts';

/** For how long the desk stays open, in milliseconds. */
const LONGEST = 8 * 3_600_000;
/** As many at a time; the oldest is closed first. */
const MOST = 20;
const NAME = 'gaslamp-admin';

/** In memory alone: a restart closes the desk, and so does a new token. */
export class Sessions {
  /** By the hash of the cookie: until when, and with which token it was opened. */
  readonly #open = new Map<string, { readonly until: number; readonly tokenHash: string | null }>();

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Gives the head that sets the cookie. */
  open(tokenHash: string | null, secure: boolean): string {
    const id = newToken();
    const [oldest] = this.#open.keys();
    if (oldest !== undefined && this.#open.size >= MOST) this.#open.delete(oldest);
    this.#open.set(hashToken(id), { until: this.now() + LONGEST, tokenHash });
    return cookie(id, LONGEST / 1000, secure);
  }
  isOpen(cookies: string | undefined, tokenHash: string | null): boolean {
    const session = this.#open.get(keyIn(cookies));
    return session !== undefined && session.until > this.now() && session.tokenHash === tokenHash;
  }
  /** Gives the head that takes the cookie away. */
  close(cookies: string | undefined, secure: boolean): string {
    this.#open.delete(keyIn(cookies));
    return cookie('', 0, secure);
  }
}
const keyIn = (cookies = ''): string => hashToken(new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies)?.[1] ?? '');
const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${NAME}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
