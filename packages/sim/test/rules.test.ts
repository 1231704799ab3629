import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Coverage, coverage, rulesIn } from '../src/coverage.ts';
import { coverageReport } from '../src/coverage-report.ts';
import { ruleBook } from '../src/rule-book.ts';
import { testTitles } from '../src/test-titles.ts';
import { json, ROOT } from './cli.ts';

test('every number of the specification is listed with its code and its tests', async () => {
  const doc = (await json('rules', '--game', 'emerald-2e')) as unknown as Coverage;
  const numbers = readFileSync(join(ROOT, 'docs/rules/emerald-2e.md'), 'utf8').match(/^- R\d+\.\d+/gm)!;
  expect(doc.rules.map(({ rule }) => `- ${rule}`)).toEqual(numbers);
  const majority = doc.rules.find(({ rule }) => rule === 'R6.3')!;
  expect(majority.text).toContain('you have the majority');
  expect(majority.code.map(({ file }) => file)).toContain('packages/emerald-2e/src/refusals.ts');
  const { file, line } = majority.code[0]!;
  expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]).toContain('R6.3');
  expect(majority.tests.length).toBeGreaterThan(0);
  for (const { name } of majority.tests) expect(name).toContain('R6.3');
});

test('the numbers in a test are those of the game that its file or folder names', async () => {
  for (const [game, other] of [
    ['emerald-2e', /nanty/],
    ['nanty-narking', /emerald/],
  ] as const) {
    const { rules } = await coverage(game);
    const files = new Set(rules.flatMap(({ tests }) => tests.map(({ file }) => file)));
    expect([...files].filter((file) => other.test(file))).toEqual([]);
    expect(files.size).toBeGreaterThan(50);
  }
});

test('a rule without behaviour says why', async () => {
  const { rules } = await coverage('emerald-2e');
  expect(rules.find(({ rule }) => rule === 'R21.3')).toMatchObject({ reason: expect.stringMatching(/\w/) });
});

test('the report lists each rule once', async () => {
  const found = await coverage('emerald-2e');
  const rows = coverageReport([found]).match(/^\| R\d+\.\d+ \|/gm)!;
  expect(rows).toEqual(found.rules.map(({ rule }) => `| ${rule} |`));
});

test('a text names single rules and whole rows of them', () => {
  expect(rulesIn('R6.6e, then R13 and R5.4')).toEqual(['R6.6', 'R5.4']);
  expect(rulesIn('R17.1 to R17.3 for all')).toEqual(['R17.1', 'R17.3', 'R17.2']);
  expect(rulesIn('XR1.1 and R1')).toEqual([]);
});

test('the specification is read with what belongs to a rule, without markup', () => {
  const book = ruleBook('emerald-2e');
  expect(book.get('R12.5')).toContain('Ruling for Irene Adler');
  expect(book.get('R6.3')).not.toContain('**');
  expect(book.get('R6.3')).not.toContain('R6.4 Several');
});

test('titles of tests are read from their source', () => {
  const source = `
    test('R1.1 plain', () => {});
    it.skip("R1.2 it's skipped", () => {});
    describe(\`R1.3 \${kind}\`, () => {});
    test.each([['a)', 1], ['b', 2]])('R1.4 %s (with cases)', () => {});
    test.each(CASES.map(([name]) => [name]))(
      'R1.5 far below',
      () => {},
    );
    // it's a comment
    latest('R1.6 no test'); game.test('R1.7 no test');
    test(title, () => {});
  `;
  expect(testTitles(source)).toEqual([
    'R1.1 plain',
    "R1.2 it's skipped",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    'R1.3 ${kind}',
    'R1.4 %s (with cases)',
    'R1.5 far below',
  ]);
});
