import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks, chapterOf, readRules } from './rules.ts';

const text = readFileSync(
  join(import.meta.url.slice('file://'.length), '..', '../../../../docs/rules/emerald-2e.md'),
  'utf8',
);
const chapters = readRules(text);

test('every numbered rule of the specification is read', () => {
  const numbers = [...text.matchAll(/^- (R\d+\.\d+) /gm)].map((match) => match[1]);
  expect(chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number))).toEqual(numbers);
});
test('a rule is found in its chapter, a chapter by itself', () => {
  expect(chapterOf(chapters, 'R6.3')?.title).toBe('Action: Claim');
  expect(chapterOf(chapters, 'R17')?.number).toBe('R17');
  expect(chapterOf(chapters, 'R99.1')).toBeUndefined();
});
test('a table under a rule stays with it', () => {
  const rule = chapterOf(chapters, 'R12.5')!.rules.find(({ number }) => number === 'R12.5')!;
  const table = blocks(rule.lines).find(Array.isArray);
  expect(table?.[0]).toEqual(['effect', 'Sherlock Holmes', 'Vampires']);
  expect(table).toHaveLength(8);
});
