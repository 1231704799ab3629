// The titles of tests, read from their source: as vitest would name them, but for `%s` and `${…}`.

/** Where a test begins: `test(`, `it.skip(`, `test.each(`. */
const BEGIN = /(?<![\w.])(?:test|it|describe)((?:\.\w+)*)\s*\(/g;

/** A title for people: what a template fills in, case by case, is three dots. */
export const titleInWords = (title: string): string => title.replaceAll(/\$\{[^}]*\}|\$[a-z][\w.]*|%[sdifjoO]/g, '…');

export function testTitles(source: string): string[] {
  const titles: string[] = [];
  for (const found of source.matchAll(BEGIN)) {
    let at = found.index + found[0].length;
    // The title of `test.each(cases)(title, …)` stands behind the cases.
    if (/\.(each|for)$/.test(found[1]!)) {
      at = closing(source, at) + 1;
      if (source[at] !== '(') continue;
      at++;
    }
    const title = literal(source, at);
    if (title !== null) titles.push(title);
  }
  return titles;
}

/** The string that begins at or behind blanks; null if something else stands there. */
function literal(source: string, at: number): string | null {
  const start = at + /^\s*/.exec(source.slice(at))![0].length;
  const quote = source[start]!;
  if (!/['"`]/.test(quote)) return null;
  const end = endOfString(source, start);
  return source.slice(start + 1, end).replaceAll(/\\(.)/g, '$1');
}

/** The index of the parenthesis that closes what was opened before `at`. */
function closing(source: string, at: number): number {
  let depth = 1;
  for (let i = at; i < source.length; i++) {
    const c = source[i]!;
    if (/['"`]/.test(c)) i = endOfString(source, i);
    else if (c === '/' && source[i + 1] === '/') i = source.indexOf('\n', i);
    else if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return i;
    if (i < 0) break;
  }
  return source.length;
}

function endOfString(source: string, start: number): number {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === source[start]) return i;
  }
  return source.length;
}
