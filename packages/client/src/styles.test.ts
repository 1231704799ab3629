import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The part of a selector before `+` or `~`. */
const BEFORE_SIBLING = /((?:[^\s>+~,()]|\([^()]*\))+)\s*[+~]\s*(?=[a-z*.#[:])/g;
/**
 * Returns true if a sibling combinator follows a selector without class, id or attribute: `*`, `svg`, `input:checked`, `:is(p,
 * table)`.
 */
const isOfAnyKind = (selector: string): boolean =>
  [...selector.matchAll(BEFORE_SIBLING)].some(([, before]) => !/[.#[]/.test(before ?? ''));

/** Returns the selectors of a style sheet. */
const selectorsOf = (css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .flatMap((part, i, all) => (i < all.length - 1 && !/^\s*[\w-]+\s*:\s/.test(part) ? [part.trim()] : []))
    .filter((part) => part !== '' && !part.startsWith('@'));

test('no style goes by a sibling of any kind: whatever comes or goes would have its whole surroundings styled anew', () => {
  for (const any of [
    '* + *',
    'svg + svg',
    '.a input:checked + span',
    '.b :is(p, table) + p',
    '.c > li:first-child ~ b',
  ])
    expect(selectorsOf(`${any} { margin: 0; }`).filter(isOfAnyKind)).toEqual([any]);
  for (const selector of ['.a + b', '.b .c:checked + span', '.b:is(p, table) ~ i', '.c:nth-child(2n + 1) > p'])
    expect(selectorsOf(`${selector} { margin: calc(1px + 2em); }`).filter(isOfAnyKind)).toEqual([]);
  const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  expect(styles.length).toBeGreaterThan(20);
  const found = styles.flatMap((path) =>
    selectorsOf(readFileSync(join(import.meta.dirname, path), 'utf8'))
      .filter(isOfAnyKind)
      .map((selector) => `${path}: ${selector}`),
  );
  // This one only matches paragraphs that are added or removed, and there are few.
  expect(found).toEqual(['table/frame/table.css: .table-dialog :is(p, table) + p']);
});

/**
 * Selectors of an element around a whole table that depend on its descendants at any depth. Browsers check `:has()` with direct
 * children only for those children.
 */
const HOLDS_ALL =
  /(?:^|[\s,>])(?::root|html|body|main|\.match|\.match-table|\.game-table)(?:[.[:][^\s,>]*)?:has\((?!> [^\s>+~]+\))/;

test('nothing that holds a table is styled by what is in it: any change there would have all of it looked through', () => {
  for (const all of [':root:has(.match)', '.match:has(> main > .a)', '.a .game-table[b]:has(.news) c', 'main:has(.b)'])
    expect(HOLDS_ALL.test(all), all).toBe(true);
  for (const part of [
    '.game-table .button:has(> .a)',
    '.match .masthead:has(.b)',
    '.hand:has(.c)',
    '.match:has(> .d)',
    '.match-tools:has(a)',
  ])
    expect(HOLDS_ALL.test(part), part).toBe(false);
  const found = ['table', 'art', 'games', 'pages', 'replay', 'talk', 'notebook'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => selectorsOf(readFileSync(join(import.meta.dirname, folder, path), 'utf8')))
      .filter((selector) => HOLDS_ALL.test(selector)),
  );
  // A page of its own, without a table.
  expect(found.filter((selector) => !selector.includes('.one-page'))).toEqual([]);
});

/** A rule for a whole table that depends on a state of the match, and its declarations, which may set inherited properties. */
const TOLD = /\.game-table\[data-(?!still)[\w-]+[^{},]*\]\s*\{([^}]*)\}/g;
const inherited = (css: string, registered: string): string[] =>
  [...css.matchAll(TOLD)].flatMap(([, rules = '']) =>
    [...rules.matchAll(/(--[\w-]+)\s*:/g)].flatMap(([, name = '']) =>
      new RegExp(`@property ${name}\\s*\\{[^}]*inherits: false`).test(registered) ? [] : [name],
    ),
  );

test('what a table is told while it is played at hands nothing down: all of it would be styled anew', () => {
  const css = '.game-table[data-a="b"] {\n  --c: 1px;\n}\n.game-table[data-still] {\n  --d: 0;\n}';
  expect(inherited(css, css)).toEqual(['--c']);
  expect(inherited(css, `@property --c {\n  syntax: "*";\n  inherits: false;\n}`)).toEqual([]);
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
  const all = sheets.join('\n');
  expect(all.match(TOLD)?.length).toBeGreaterThan(1);
  expect(inherited(all, all)).toEqual([]);
});
