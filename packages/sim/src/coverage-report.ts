import type { Coverage, NamedTest, RuleCoverage } from './coverage.ts';
import { chapters } from './rule-book.ts';

/** As wide as a terminal shows it without breaking lines. */
const WIDTH = 120;
/** So many tests of a rule in a file are named; more are counted. */
const NAMED = 3;

/** The lines of the report: every rule with the files that cite it and the tests that are named by it. */
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

/** What the rule is about, the code; below it its tests, file by file. */
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

/** The names of tests by file, in the order of the tests. */
export function byFile(tests: readonly NamedTest[]): [file: string, names: string[]][] {
  const names = new Map<string, string[]>();
  for (const { name, file } of tests) names.set(file, [...(names.get(file) ?? []), name]);
  return [...names];
}

/** `R9.27 two pawns change places` below R9.27. */
const withoutRule = (name: string, rule: string): string =>
  name.startsWith(`${rule} `) ? name.slice(rule.length + 1) : name;

/** The first words of a rule, some sixty letters. */
function beginning(text: string): string {
  const plain = text.replaceAll('`', '');
  const [start] = /^.{0,60}(?!\S)/.exec(plain) ?? [plain];
  const words = start.replace(/[\s,;:.]+$/, '');
  return start.length < plain.length ? `${words} …` : words;
}

/** Lines of some width. None begins with what would be a list or a heading there. */
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
