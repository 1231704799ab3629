// Tests that the books of rules for players have the numbers of the law, and nothing that only a program reads.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bookIn, bookPath, gameOfBook, gamesWithBook, passageId, passagesIn, passagesOf } from './books.ts';
import { hashesPath, hashOf } from './catalogues.ts';
import languages from './languages.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');

// `npm run sentences` tells which book a language lacks.
const books = gamesWithBook(root).flatMap((game) =>
  Object.keys(languages)
    .filter((code) => code === 'en' || existsSync(join(root, bookPath(game, code))))
    .map((code) => ({ game, code })),
);

describe.each(books)('the rules of $game in the language $code', ({ game, code }) => {
  const passages = passagesIn(root, game, code) ?? new Map<string, string>();
  const text = [...passages.values()].join('\n');

  test('have every number of the law, in its order, and no other', () => {
    const law = passagesOf(readFileSync(join(root, `docs/rules/${game}.md`), 'utf8'));
    expect([...passages.keys()]).toEqual([...law.keys()]);
  });

  test('say nothing in code', () => {
    expect(passages.size).toBeGreaterThan(100);
    expect(text).not.toMatch(/[`{}]|\b[a-z]+[A-Z]\w*|data pack|\b[GR]0\d\b/);
  });
});

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gaslamp-books-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('a passage that a language lacks, or whose English has changed, is shown in English', () => {
  const english = '# Lamps\n\n## R1 Light\n\n- R1.1 Old.\n- R1.2 Same.\n  - R1.2a A part.\n- R1.3 New.\n';
  put(bookPath('lamp', 'en'), english);
  put(bookPath('lamp', 'de'), '# Lampen\n\n## R1 Licht\n\n- R1.1 Alt.\n- R1.2 Gleich.\n  - R1.2a Ein Teil.\n');
  expect(gamesWithBook(folder)).toEqual(['lamp']);
  const whole = '# Lampen\n\n## R1 Licht\n\n- R1.1 Alt.\n- R1.2 Gleich.\n  - R1.2a Ein Teil.\n\n- R1.3 New.\n';
  expect(bookIn(folder, 'lamp', 'de')).toBe(whole);
  const id = passageId('lamp', 'R1.1');
  put(hashesPath('de'), `${hashOf(id, '- R1.1 Alt.')}${hashOf(id, '- R1.1 Older.')}\n`);
  expect(bookIn(folder, 'lamp', 'de')).toBe(whole.replace('Alt.', 'Old.'));
  expect(bookIn(folder, 'lamp', 'pl')).toBe(english);
  expect(bookIn(folder, 'lamp', 'en')).toBe(english);
});

test('the import of an English book names its game', () => {
  expect(gameOfBook('/a/docs/rules/en/emerald-2e.md?raw')).toBe('emerald-2e');
  expect(gameOfBook('/a/docs/rules/emerald-2e.md?raw')).toBeNull();
});
