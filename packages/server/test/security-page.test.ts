// Every promise in docs/security.md names existing tests, and links lead to headings.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('every test that the page about security names is there', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = [...new Set(Array.from(page.matchAll(/[\w./-]+\.test\.tsx?/g), ([path]) => path))];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  // Tests are named with their full path.
  expect(named.filter((path) => !path.startsWith('packages/'))).toEqual([]);
});

test('links between the documents lead to headings', () => {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const texts = new Map(docs.map((name) => [name, readFileSync(join(root, 'docs', name), 'utf8')]));
  const headings = (name: string) =>
    Array.from(texts.get(name)?.matchAll(/^#+ (.*)$/gm) ?? [], ([, words = '']) =>
      words
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  const lost = [...texts].flatMap(([name, text]) =>
    Array.from(text.matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g), ([, page = name, heading = '']) =>
      headings(page).includes(heading) ? [] : [`${name}: ${page}#${heading}`],
    ).flat(),
  );
  expect(lost).toEqual([]);
});
