// Secrets in links: letters and digits only, because messengers cut signs off the end of a link, and a check against damage.

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(SIGNS.length);
/** Random bytes of a secret. */
export const TOKEN_BYTES = 17;
/** Characters that hold the random bytes, and those that hold the check. */
const LENGTH = 23;
const CHECK = 2;
/**
 * A secret, read as a number, is a multiple of this prime. It fits in the check, and the powers of the base differ modulo it, so
 * that one wrong character or two that changed places are always found.
 */
const PRIME = 3833n;
/** Secrets of older versions: 24 bytes as base64url, without a check. */
const OLDER = /^[\w-]{32}$/;

/** Returns a secret made of random bytes. */
export function tokenOf(bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) * BASE ** BigInt(CHECK);
  let rest = value + ((PRIME - (value % PRIME)) % PRIME);
  let token = '';
  for (let n = 0; n < LENGTH + CHECK; n++) {
    token = SIGNS[Number(rest % BASE)] + token;
    rest /= BASE;
  }
  return token;
}

/** Returns true if nothing shows that a character is missing or wrong. */
export function isWhole(token: string): boolean {
  if (OLDER.test(token)) return true;
  if (token.length !== LENGTH + CHECK || !/^[0-9A-Za-z]+$/.test(token)) return false;
  return [...token].reduce((sum, sign) => (sum * BASE + BigInt(SIGNS.indexOf(sign))) % PRIME, 0n) === 0n;
}
