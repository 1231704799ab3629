// Reads links as they arrive: with the signs that surround a link in a text, with parameters that programs add, and encoded.
// Only fetched where a link could not be read as it is.
import { isWhole } from '@gaslamp/protocol/tokens';

/** Longest text in which a link is searched, in characters. */
const MOST = 4000;
/** Maximum number of times that a link is encoded: by a program, and by one that passes it on. */
const CODED = 3;
const MATCH = /\/m\/([\w-]{1,64})(\/(?:replay|story|take-along|on))?(?![\w/-])/;
const LINK = /(?:^|[#?&])(seat|invite|open|watch)=((?:\d\.)?)([\w-]+)/;

/** Returns the text without percent-encoding and invisible characters. */
function plain(text: string): string {
  let read = text.slice(0, MOST);
  for (let n = 0; n < CODED; n++)
    read = read.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    });
  return read.replace(/\p{Cf}/gu, '');
}

/** Returns the secret at the beginning of a word. Older ones may end in a sign; others are followed by it, as in Markdown. */
function secretIn(word: string): string | null {
  for (let end = word.replace(/[-_]+$/, '').length; end <= word.length; end++)
    if (isWhole(word.slice(0, end))) return word.slice(0, end);
  return null;
}

/** Returns the fragment of a link in the text, or null if there is none whose secret is whole. */
function fragmentIn(text: string): string | null {
  const [, kind, seat, word] = LINK.exec(text) ?? [];
  const secret = word === undefined ? null : secretIn(word);
  return secret === null ? null : `#${kind}=${seat}${secret}`;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;
/** Returns the address that was meant, without its origin; null if it is the same or cannot be told. */
export function mendedAddress({ pathname, search, hash }: Place): string | null {
  const text = plain(pathname + hash);
  const [path] = MATCH.exec(text) ?? [];
  if (path === undefined || !text.startsWith(path)) return null;
  const fragment = fragmentIn(text.slice(path.length));
  if (fragment === null && hash.length > 1) return null;
  const meant = `${path}${path === pathname ? search : ''}${fragment ?? ''}`;
  return meant === pathname + search + hash ? null : meant;
}

/** A link that was pasted. `damaged`: it is one to a match, and a character is missing or wrong. */
export type Pasted = { readonly to: string } | 'damaged' | null;
/** Finds a link to a match in a text. */
export function pastedLink(pasted: string): Pasted {
  const text = plain(pasted);
  const found = MATCH.exec(text);
  const rest = found === null ? text : text.slice(found.index + found[0].length);
  const fragment = fragmentIn(rest);
  if (found !== null && fragment !== null) return { to: found[0] + fragment };
  if (/[#?&](?:seat|invite|open|watch)\b/.test(rest)) return 'damaged';
  return found === null ? null : { to: found[0] };
}
