import type { Coverage, NamedTest, RuleCoverage } from './coverage.ts';
import { chapters } from './rule-book.ts';

/** Line width that a terminal shows without wrapping. */
const WIDTH = 120;
/** Maximum number of tests of a rule and file that are named; more are only counted. */
const NAMED = 3;

/** Returns the lines of the report: every rule with the files that cite it and the tests named after it. */
export const coverageReport = (games: readonly Coverage[]): string[] => [
  '# Rules, code, tests',
  '',
  `Every rule of a specification, the files that cite it, and its tests and scenarios. Where a file has more than ${NAMED}`,
  'tests of a rule they are counted. Everything about one rule: `npm run -s gaslamp -- rules R9.27`.',
  ...games.flatMap(section),
];

function section({ game, specification, rules }: Coverage): string[] {
  const proved = rules.filter(({ reason }) => reason === null);
  const tests = new Set(rules.flatMap((rule) => rule.tests.map(({ name, file }) => `${file} ${name}`)));
  const byChapter = [...chapters(game)].map(([chapter, heading]) => ({
    heading: `### ${chapter} ${heading}`,
    rules: rules.filter(({ rule }) => rule.startsWith(`${chapter}.`)),
  }));
  return [
    '',
    `## ${game}`,
    '',
    `${specification}: ${rules.length} rules, ${proved.length} with behaviour, ${tests.size} tests and scenarios.`,
    ...byChapter.flatMap(({ heading, rules }) =>
      rules.length === 0 ? [] : ['', heading, '', ...rules.flatMap((rule) => entry(rule))],
    ),
  ];
}

/** One rule with its code, and below it its tests, file by file. */
function entry({ rule, text, code, tests, reason }: RuleCoverage): string[] {
  const files = [...new Set(code.map(({ file }) => file))];
  const without = reason === null ? [] : [`*No behaviour: ${reason}*`];
  return [
    ...wrapped(`- **${rule}** ${beginning(text)}: ${[...without, ...files].join(' · ')}`, '  '),
    ...byFile(tests).flatMap(([file, names]) =>
      wrapped(
        `  - ${file}: ${names.length > NAMED ? `${names.length} tests` : names.map((name) => withoutRule(name, rule)).join(' · ')}`,
        '    ',
      ),
    ),
  ];
}

/** Groups the names of tests by file, in the order of the tests. */
export function byFile(tests: readonly NamedTest[]): [file: string, names: string[]][] {
  const names = new Map<string, string[]>();
  for (const { name, file } of tests) names.set(file, [...(names.get(file) ?? []), name]);
  return [...names];
}

/** Shortens a test's name: `R9.27 two pawns change places` below R9.27. */
const withoutRule = (name: string, rule: string): string =>
  name.startsWith(`${rule} `) ? name.slice(rule.length + 1) : name;

/** Returns the first words of a rule, up to 60 letters. */
function beginning(text: string): string {
  const plain = text.replaceAll('`', '');
  const [start] = /^.{0,60}(?!\S)/.exec(plain) ?? [plain];
  const words = start.replace(/[\s,;:.]+$/, '');
  return start.length < plain.length ? `${words} …` : words;
}

/** Wraps a line; no part begins with a character that Markdown would read as a list or a heading. */
function wrapped(line: string, indent: string): string[] {
  const [first = '', ...words] = line.trimStart().split(/ (?![-+*#>|]|\d+[.)] )/);
  const lines: string[] = [];
  let last = line.slice(0, line.length - line.trimStart().length) + first;
  for (const word of words) {
    if (last.length + 1 + word.length <= WIDTH) last = `${last} ${word}`;
    else {
      lines.push(last);
      last = indent + word;
    }
  }
  return [...lines, last];
}
