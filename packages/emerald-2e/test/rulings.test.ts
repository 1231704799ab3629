// docs/rulings.md lists every Ruling of the specification, and rules without behaviour give a reason.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
/** The text of every rule by its number, with the tables and paragraphs below it. */
const rules = new Map(
  read('rules/emerald-2e.md')
    .split(/^(?=- R\d|## )/m)
    .flatMap((text) => {
      const number = /^- (R\d+\.\d+)/.exec(text)?.[1];
      return number === undefined ? [] : [[number, text] as const];
    }),
);

test('every Ruling of the specification stands in docs/rulings.md, and no other number is called one', () => {
  const [specification = ''] = read('rulings.md').split('## A Study in Emerald, 2nd edition: our own decisions');
  const listed = new Set([...specification.matchAll(/^\| (R\d+\.\d+) +\|/gm)].map((row) => row[1]!));
  const ruled = [...rules].filter(([, text]) => text.includes('**Ruling**')).map(([number]) => number);
  expect([...listed].sort()).toEqual(ruled.sort());
});

test('every rule without behaviour is one of the specification, and gives a reason', () => {
  const rulings = JSON.parse(read('rules/no-behaviour.json')) as Record<string, Record<string, string>>;
  const reasons = Object.entries(rulings['emerald-2e']!);
  expect(reasons.filter(([number, reason]) => !rules.has(number) || !/\w+ \w+/.test(reason))).toEqual([]);
});
