// Matches paths against shell patterns: `*`, `?`, `[abc]`, `[!a-z]`, `{one,two}`, and `**` for folders.

/** Returns true if a path is a pattern; a file of that very name takes precedence. */
export const isGlob = (path: string): boolean => /[*?[{]/.test(path);

/** Expands braces: `card-{a,b}.yaml` is two patterns. Braces without a comma are literal. */
export function withoutBraces(glob: string): string[] {
  for (let open = glob.indexOf('{'); open >= 0; open = glob.indexOf('{', open + 1)) {
    const [parts, close] = alternatives(glob, open);
    if (parts.length > 1)
      return parts.flatMap((part) => withoutBraces(glob.slice(0, open) + part + glob.slice(close + 1)));
  }
  return [glob];
}

/**
 * Splits the text between the brace at `open` and its closing brace at the outer commas; empty if there is no closing brace.
 */
function alternatives(glob: string, open: number): [parts: string[], close: number] {
  const parts: string[] = [];
  let depth = 0;
  let begin = open + 1;
  for (let i = open; i < glob.length; i++) {
    if (glob[i] === '{') depth++;
    else if (glob[i] === '}') depth--;
    if (depth === 0 || (depth === 1 && glob[i] === ',')) {
      parts.push(glob.slice(begin, i));
      begin = i + 1;
    }
    if (depth === 0) return [parts, i];
  }
  return [[], glob.length];
}

/** Returns an expression for paths that match the parts between slashes of a pattern without braces. */
export function matcher(parts: readonly string[]): RegExp {
  const path = parts.map((part) => (part === '**' ? '(?:[^/]+/)*' : `${partPattern(part)}/`)).join('');
  return new RegExp(`^${path.replace(/\/$/, '')}$`);
}

const partPattern = (part: string): string =>
  part.replaceAll(/\[([!^]?)(\]?[^\]]*)\]|./gs, (found, not: string | undefined, set: string | undefined) => {
    if (set) return isEmpty(set) ? NOTHING : `[${not === '' ? '' : '^/'}${set.replaceAll(/[\\\]^[]/g, '\\$&')}]`;
    if (found === '*') return '[^/]*';
    return found === '?' ? '[^/]' : found.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  });

const NOTHING = '(?!)';
/** Returns true for a character range whose end precedes its start, which matches nothing. */
const isEmpty = (set: string): boolean =>
  [...set.matchAll(/(.)-(.)/g)].some(([, first = '', last = '']) => first > last);
