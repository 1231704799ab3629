import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Coverage, coverage, problemsOf } from '../src/coverage.ts';
import { coverageReport } from '../src/coverage-report.ts';
import { GAME_IDS } from '../src/game-options.ts';
import { ruleBook, rulesIn } from '../src/rule-book.ts';
import { titleInWords, titlesBelow } from '../src/test-titles.ts';
import { json, quickly, ROOT, scratch } from './cli.ts';

test('every number of the specification is listed with its code and its tests', async () => {
  const { games } = (await json('rules', '--game', 'emerald-2e')) as unknown as { games: readonly Coverage[] };
  expect(games.map(({ game }) => game)).toEqual(['emerald-2e']);
  const doc = games[0]!;
  const numbers = readFileSync(join(ROOT, 'docs/rules/emerald-2e.md'), 'utf8').match(/^- R\d+\.\d+/gm)!;
  expect(doc.rules.map(({ rule }) => `- ${rule}`)).toEqual(numbers);
  const majority = doc.rules.find(({ rule }) => rule === 'R6.3')!;
  expect(majority.text).toContain('you have the majority');
  expect(majority.code.map(({ file }) => file)).toContain('packages/emerald-2e/src/rules/refusals.ts');
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

test('a rule lacks code or a test unless it says why it has no behaviour', () => {
  const rule = { rule: 'R6.3', text: 'A claim.', code: [{ file: 'a.ts', line: 1 }], tests: [], reason: null };
  const tests = [{ name: 'R6.3', file: 'a.test.ts' }];
  expect(problemsOf({ ...rule, tests })).toEqual([]);
  expect(problemsOf(rule)).toEqual(['R6.3: no test is named by it']);
  expect(problemsOf({ ...rule, code: [], tests })).toEqual(['R6.3: no code cites it']);
  expect(problemsOf({ ...rule, code: [], reason: 'a heading' })).toEqual([]);
  expect(problemsOf({ ...rule, tests, reason: 'a heading' })).toHaveLength(1);
});

test('the report lists each rule once', async () => {
  const found = await coverage('emerald-2e');
  const entries = coverageReport([found])
    .join('\n')
    .match(/^- \*\*R\d+\.\d+\*\* /gm)!;
  expect(entries).toEqual(found.rules.map(({ rule }) => `- **${rule}** `));
});

describe('the report of every game, as the command prints it', async () => {
  const { code, out: report } = await quickly(['rules']);
  const games = await Promise.all(GAME_IDS.map(coverage));

  test('is as wide as a terminal, in chapters', () => {
    expect(code).toBe(0);
    expect(report.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect(report).toContain('\n### R9 Texts\n\n- **R9.1** ');
    expect(report.match(/^### /gm)).toHaveLength(22 + 16 + 20);
    expect(report.match(/^## .*$/gm)).toEqual(GAME_IDS.map((id) => `## ${id}`));
  });

  test('shows nobody a template', () => {
    expect(report).toMatch(/… comes to the same from every chair, with … on the Sanity\s+die/);
    expect(report).not.toMatch(/\$\{|\$[a-z]|%[sdo]\b/);
  });

  test('names every file by its path', () => {
    const rules = games.flatMap((game) => game.rules);
    const files = new Set(rules.flatMap(({ code, tests }) => [...code, ...tests].map(({ file }) => file)));
    const named = new Set(
      [...report.matchAll(/(?<![\w./-])(?:packages|scenarios)\/[\w./-]+\.(?:tsx?|yaml)\b/g)].map(([path]) => path),
    );
    expect([...named].sort()).toEqual([...files].sort());
    for (const file of named) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  test('ends with the number of problems of each game, which is all that --check prints', async () => {
    const sums = games.map(({ game, rules }) => `${game}: ${rules.length} rules, 0 problems\n`).join('');
    expect(report.endsWith(`\n\n${sums}`)).toBe(true);
    expect(await quickly(['rules', '--check'])).toMatchObject({ code: 0, out: sums });
  });
});

test('the report names up to three tests of a file, and counts more', () => {
  const report = (count: number) =>
    `${coverageReport([
      {
        game: 'nanty-narking',
        specification: 'docs/rules/nanty-narking.md',
        rules: [
          {
            rule: 'R9.27',
            text: '`swap` two pawns.',
            code: [{ file: 'packages/nanty-narking/src/rules/texts/swap-pawns.ts', line: 3 }],
            tests: Array.from({ length: count }, (_, i) => ({
              name: `R9.27 test ${i}`,
              file: 'packages/x/test/a.test.ts',
            })),
            reason: null,
          },
        ],
        problems: [],
      },
    ]).join('\n')}\n`;
  const rule =
    '- **R9.27** swap two pawns: packages/nanty-narking/src/rules/texts/swap-pawns.ts\n  - packages/x/test/a.test.ts: ';
  expect(report(3)).toContain(`${rule}test 0 · test 1 · test 2\n`);
  expect(report(4)).toContain(`${rule}4 tests\n`);
});

describe('one rule', () => {
  test('of every game that has the number, with its text, its code and its tests', async () => {
    const { code, out } = await quickly(['rules', 'r10.13']);
    expect(code).toBe(0);
    const [emerald, nanty] = out.split(/^(?=nanty-narking R10\.13$)/m);
    expect(emerald).toMatch(/^emerald-2e R10\.13\n {2}An agent may make possible/);
    expect(emerald).toMatch(/^ {4}packages\/emerald-2e\/src\/rules\/assassinate\.ts:\d+$/m);
    expect(emerald).toMatch(/^ {6}R10\.13 Fenians too serve one only$/m);
    expect(emerald).not.toContain('nanty');
    expect(nanty).toContain('Ruling: One instance is stopped');
    expect(nanty).toMatch(/^ {4}packages\/nanty-narking\/src\/rules\/window\.ts:\d+$/m);
    expect(nanty).toMatch(/^ {4}scenarios\/nanty-narking\/interrupts\.yaml$/m);
  });

  test('of the game that is asked for, or the only one that has it', async () => {
    const asked = await quickly(['rules', 'R10.13', '--game', 'emerald-2e']);
    expect(asked.out.match(/^\S.*$/gm)).toEqual(['emerald-2e R10.13']);
    const only = await quickly(['rules', 'R18.22']);
    expect(only.out.match(/^\S.*$/gm)).toEqual(['emerald-2e R18.22']);
    const part = await quickly(['rules', '10.8a', '--game', 'nanty-narking']);
    expect(part.out).toMatch(/^nanty-narking R10\.8\n(?: .*\n)* {2}- R10\.8a Ruling: /);
  });

  test('without behaviour says why', async () => {
    expect((await quickly(['rules', 'R21.3'])).out).toContain('  no behaviour: says that there is no such rule');
  });

  test('is told by `rule` as by `rules`, a part with the whole of it', async () => {
    const whole = await quickly(['rule', 'R6.6']);
    expect(await quickly(['rules', 'R6.6'])).toEqual(whole);
    expect(await quickly(['rules', '6.6', '(b)', '--game', 'emerald-2e'])).toEqual(
      await quickly(['rules', 'R6.6', '--game', 'emerald-2e']),
    );
    expect((await quickly(['rules', 'W1'])).out).toMatch(/^nanty-narking R10\.11\n/);
    // Including the table in the rule.
    expect((await quickly(['rules', 'R12.5', '--game', 'emerald-2e'])).out).toMatch(/^ {2}\| Shoggoth +\| yes /m);
  });

  test('a chapter is told whole, by its number or its heading', async () => {
    const { code, out } = await quickly(['rules', 'R17', '--game', 'emerald-2e']);
    expect(code).toBe(0);
    expect(out).toMatch(/^emerald-2e R17 Final scoring\n {2}In this order:\n {2}R17\.1 All identities are revealed/);
    expect(out).toMatch(/^ {2}R17\.10: no behaviour|^ {2}R17\.10: \d+ places in the code, \d+ tests$/m);
    expect((await quickly(['rules', 'final', 'scoring'])).out).toBe(out);
    const doc = JSON.parse((await quickly(['rules', 'R17', '--game', 'emerald-2e', '--json'])).out);
    expect(doc.games[0]).toMatchObject({ chapter: 'R17 Final scoring', problems: [] });
    expect(doc.games[0].rules.map(({ rule }: { rule: string }) => rule)).toEqual(
      Array.from({ length: 10 }, (_, i) => `R17.${i + 1}`),
    );
  });

  test('as a document', async () => {
    const doc = JSON.parse((await quickly(['rules', 'R10.13', '--json'])).out);
    expect(doc.rule).toBe('R10.13');
    expect(doc.games.map(({ game }: { game: string }) => game)).toEqual(['emerald-2e', 'nanty-narking', 'emerald-1e']);
    const whole = (await coverage('nanty-narking')).rules.find(({ rule }) => rule === 'R10.13');
    expect(doc.games[1]).toEqual({ game: 'nanty-narking', ...whole, problems: [] });
  });
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

test('titles of tests are those that the test runner reads, in their order', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.test.ts'] } };");
  writeFileSync(
    join(folder, 'some.test.ts'),
    `
    import { describe, it, test } from 'vitest';
    test('R1.1 plain', () => {});
    describe(\`R1.3 \${kind}\`, () => {
      it.skip("R1.2 it's skipped", () => {});
      test.each([['a)', 1], ['b', 2]])('R1.4 %s (with cases)', () => {});
    });
    test.each(CASES.map(([name]) => [name]))(
      'R1.5 far below',
      () => {},
    );
    // test('R1.6 a comment', () => {});
    const text = "test('R1.7 a text', () => {})";
    `,
  );
  expect(await titlesBelow(folder)).toEqual(
    [
      'R1.1 plain',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
      'R1.3 ${kind}',
      "R1.2 it's skipped",
      'R1.4 %s (with cases)',
      'R1.5 far below',
    ].map((title) => ({ title, file: 'some.test.ts' })),
  );
});

test('a title for people has dots where cases differ', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
  expect(titleInWords('R1.3 ${kind} costs $price.now of %s, 5 % of £3')).toBe('R1.3 … costs … of …, 5 % of £3');
});
