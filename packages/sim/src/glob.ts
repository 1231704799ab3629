// Patterns for paths, as a shell reads them: `*`, `?`, `[abc]`, `[!a-z]`, `{one,two}`, and `**` for folders.

/** Whether a path is a pattern, so that no file of that very name is meant. */
export const isGlob = (path: string): boolean => /[*?[{]/.test(path);

/** `card-{a,b}.yaml` is two patterns. Braces without a comma stand for themselves. */
export function withoutBraces(glob: string): string[] {
  for (let open = glob.indexOf('{'); open >= 0; open = glob.indexOf('{', open + 1)) {
    const [parts, close] = alternatives(glob, open);
    if (parts.length > 1)
      return parts.flatMap((part) => withoutBraces(glob.slice(0, open) + part + glob.slice(close + 1)));
  }
  return [glob];
}

/** What stands between the brace at `open` and its own closing one, at the outer commas; none where it is never closed. */
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

/** What the parts of a path, between its slashes, must look like; without braces. */
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
/** A row of letters that ends before it begins: no letter is in it. */
const isEmpty = (set: string): boolean =>
  [...set.matchAll(/(.)-(.)/g)].some(([, first = '', last = '']) => first > last);
