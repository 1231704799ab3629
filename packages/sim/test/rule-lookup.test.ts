// Headings, rules and parts of every shape in the specifications are found by their names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapters, ruleFile } from '../src/rule-book.ts';
import { nearestRules, passage } from '../src/rule-lookup.ts';
import { ROOT } from './cli.ts';

describe.each(['emerald-2e', 'nanty-narking'])('%s', (game) => {
  const text = readFileSync(join(ROOT, ruleFile(game)), 'utf8').replaceAll('**', '');

  test('finds every chapter by number and by heading', () => {
    const headings = [...text.matchAll(/^## (R\d+) (.*)$/gm)].map(
      ([, number, heading]) => [number!, heading!] as const,
    );
    expect(headings.length).toBeGreaterThan(15);
    expect([...chapters(game)]).toEqual(headings);
    for (const [number, heading] of headings)
      for (const wanted of [number, number.slice(1), number.toLowerCase(), heading, `${number} ${heading}`]) {
        const found = passage(game, wanted);
        expect(found?.name, wanted).toBe(`${number} ${heading}`);
        expect(found!.lines, wanted).not.toHaveLength(0);
      }
  });

  test('finds every rule, with the tables in it', () => {
    const rules = [...text.matchAll(/^- (R\d+\.\d+) (.*)$/gm)];
    expect(rules.length).toBeGreaterThan(150);
    for (const [, number, begins] of rules) {
      const found = passage(game, number!)!;
      expect(found.name).toBe(number);
      expect(found.lines[0]).toContain(begins);
    }
  });

  test('finds every lettered part', () => {
    // A list below a rule, and a series within one.
    const listed = [...text.matchAll(/^ {2}- (R\d+\.\d+[a-z]|W\d) (.*)$/gm)];
    for (const [, name, begins] of listed) expect(passage(game, name!)!.lines[0]).toContain(begins);
    const series = [...text.matchAll(/^- (R\d+\.\d+) (.*\((?:a|1|i)\).*\((?:b|2|ii)\).*)$/gm)];
    expect(listed.length + series.length).toBeGreaterThan(2);
    for (const [, rule, line] of series) {
      const [, first] = /\((a|1|i)\)/.exec(line!)!;
      const second = { a: 'b', 1: '2', i: 'ii' }[first!]!;
      for (const label of [first!, second])
        for (const wanted of [`${rule} (${label})`, `${rule!.slice(1)}(${label})`, `${rule} ${label.toUpperCase()}`]) {
          const found = passage(game, wanted);
          expect(found?.name, wanted).toBe(`${rule} (${label})`);
          expect(line, wanted).toContain(`(${label}) ${found!.lines[0]!.slice(0, 30)}`);
        }
    }
  });
});

test('a part is its own text, not what comes behind it', () => {
  expect(passage('emerald-2e', 'R13.1 (a)')).toMatchObject({
    lines: ['no agent of that player is on the board (R0.6), whatever the cause, or'],
  });
  expect(passage('nanty-narking', 'R10.9 (vi)')).toMatchObject({
    name: 'R10.9 (vi)',
    lines: ['with an empty play zone it can only be discarded (R10.10).'],
  });
  expect(passage('nanty-narking', 'R3.4 (b)')?.lines[0]).toMatch(/^The active player plays one card/);
  expect(passage('nanty-narking', 'R5.9c')).toMatchObject({
    name: 'R5.9c',
    lines: ['Strand (`payRemoveTrouble`): pay 2, remove one trouble marker anywhere.'],
  });
  expect(passage('nanty-narking', 'R10.11 W4')).toMatchObject({ name: 'R10.11 W4' });
  // R18.6 only mentions the parts of another rule.
  expect(passage('emerald-2e', 'R18.6 (b)')).toBeNull();
});

test.each([
  ['R10.99', ['R10.18', 'R10.17', 'R10.16']],
  ['R17.0', ['R17.1', 'R17.2', 'R17.3']],
  ['R99.9', ['R21.3', 'R21.2', 'R21.1']],
  ['R99', ['R22', 'R21', 'R20']],
  ['6a', ['R6', 'R7', 'R5']],
  ['R6.3 (a)', ['R6.3']],
  ['R13.1 (c)', ['R13.1 (a)', 'R13.1 (b)']],
  ['sanitty', ['R14 Sanity']],
  ['action', ['R5 Action: Place influence cubes', 'R6 Action: Claim', 'R7 Action: Retrieve cubes']],
  ['gibberish', []],
  ['', []],
])('%s is nothing, and near it there is %j', (wanted, near) => {
  expect(passage('emerald-2e', wanted)).toBeNull();
  expect(nearestRules('emerald-2e', wanted)).toEqual(near);
});
