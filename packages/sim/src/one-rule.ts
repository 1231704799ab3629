// One rule: its text, the places in the code that cite it, the tests that are named by it.
import { type Coverage, coverage, type RuleCoverage } from './coverage.ts';
import { byFile } from './coverage-report.ts';
import { InputError } from './input.ts';
import { ruleBook } from './rule-book.ts';

export type OneRule = RuleCoverage & Pick<Coverage, 'game' | 'problems'>;

/** The rule in each of the games that has the number. An `InputError` where none has it. */
export async function oneRule(text: string, games: readonly string[]): Promise<OneRule[]> {
  const number = numberIn(text);
  const having = games.filter((game) => ruleBook(game).has(number));
  if (having.length === 0) throw new InputError(`there is no rule ${number}; allowed: ${allowed(number, games)}`);
  return Promise.all(
    having.map(async (game) => {
      const { rules, problems } = await coverage(game);
      const found = rules.find(({ rule }) => rule === number)!;
      return { game, ...found, problems: problems.filter((problem) => problem.startsWith(`${number}:`)) };
    }),
  );
}

/** `r10.8a` is told with R10.8. */
function numberIn(text: string): string {
  const [, number] = /^R?(\d+\.\d+)[a-z]?$/i.exec(text) ?? [];
  if (number === undefined) throw new InputError(`"${text}" is no number of a rule; allowed: such as R10.13`);
  return `R${number}`;
}

/** The numbers of the chapter where a game has it, else the chapters: `emerald-2e R10.1 to R10.17`. */
const allowed = (number: string, games: readonly string[]): string =>
  games
    .map((game) => {
      const numbers = [...ruleBook(game).keys()];
      const near = numbers.filter((one) => chapterOf(one) === chapterOf(number));
      const range = near.length > 0 ? near : [...new Set(numbers.map(chapterOf))];
      return `${game} ${range[0]} to ${range.at(-1)}`;
    })
    .join(', ');
const chapterOf = (number: string): string => number.split('.')[0]!;

export function oneRuleInWords({ game, rule, text, code, tests, reason, problems }: OneRule): string[] {
  return [
    `${game} ${rule}`,
    ...text.split(/ (?=- )/).flatMap((part) => lines(part, 100).map((line) => `  ${line}`)),
    ...(reason === null ? [] : ['', `  no behaviour: ${reason}`]),
    ...(code.length === 0 ? [] : ['', '  code', ...code.map(({ file, line }) => `    ${file}:${line}`)]),
    ...(tests.length === 0 ? [] : ['', '  tests']),
    ...byFile(tests).flatMap(([file, names]) => [`    ${file}`, ...names.map((name) => `      ${name}`)]),
    ...problems.map((problem) => `  ${problem}`),
  ];
}

/** A text in lines, broken between words. */
const lines = (text: string, width: number): string[] =>
  text.match(new RegExp(`\\S.{0,${width - 1}}(?!\\S)|\\S+`, 'g')) ?? [];
