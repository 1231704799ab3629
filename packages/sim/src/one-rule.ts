// What a number of the specification means: its text, the places in the code that cite it, the tests that are named by it.
import { at } from '@gaslamp/kernel/lists';
import { coverage, type RuleCoverage } from './coverage.ts';
import { byFile } from './coverage-report.ts';
import { InputError } from './input.ts';
import { isTable, ruleFile } from './rule-book.ts';
import { nearestRules, type Passage, passage } from './rule-lookup.ts';

interface OfGame {
  readonly game: string;
  readonly problems: readonly string[];
}
/** A rule; a part of one is told with the whole of it. */
export type OneRule = RuleCoverage & OfGame;
/** A chapter with all its rules. */
export interface OneChapter extends OfGame {
  /** `R17 Final scoring`. */
  readonly chapter: string;
  readonly rules: readonly RuleCoverage[];
}

/** The rule or chapter in each of the games that has it. An `InputError` where none has it. */
export async function rulesCalled(wanted: string, games: readonly string[]): Promise<(OneRule | OneChapter)[]> {
  const found = games.flatMap((game) => {
    const known = passage(game, wanted);
    return known === null ? [] : [{ game, known }];
  });
  if (found.length === 0) throw new InputError(unknown(wanted, games));
  return Promise.all(found.map(({ game, known }) => covered(game, known)));
}

async function covered(game: string, { name }: Passage): Promise<OneRule | OneChapter> {
  const { rules, problems } = await coverage(game);
  const about = (rule: string) => problems.filter((problem) => problem.startsWith(`${rule}:`));
  const [number] = /^R\d+\.\d+/.exec(name) ?? [];
  if (number !== undefined) {
    const found = rules.findIndex(({ rule }) => rule === number);
    return { game, ...at(rules, found), problems: about(number) };
  }
  const own = rules.filter(({ rule }) => rule.startsWith(`${name.split(' ')[0]}.`));
  return { game, chapter: name, rules: own, problems: own.flatMap(({ rule }) => about(rule)) };
}

/** That there is no such rule, and what there is near to it. */
function unknown(wanted: string, games: readonly string[]): string {
  const near = games.flatMap((game) => {
    const names = nearestRules(game, wanted);
    return names.length === 0 ? [] : [`${game} ${names.join(', ')}`];
  });
  return near.length === 0
    ? `"${wanted}" is no number of a rule and no heading; allowed: such as R10.13, R10.9 (c), R10`
    : `there is no rule ${wanted.toUpperCase()}; the nearest: ${near.join('; ')}`;
}

export const inWords = (found: OneRule | OneChapter): string[] =>
  'chapter' in found ? chapterInWords(found) : ruleInWords(found);

function ruleInWords({ game, rule, code, tests, reason, problems }: OneRule): string[] {
  return [
    `${game} ${rule}`,
    ...textOf(game, rule),
    ...(reason === null ? [] : ['', `  no behaviour: ${reason}`]),
    ...(code.length === 0 ? [] : ['', '  code', ...code.map(({ file, line }) => `    ${file}:${line}`)]),
    ...(tests.length === 0 ? [] : ['', '  tests']),
    ...byFile(tests).flatMap(([file, names]) => [`    ${file}`, ...names.map((name) => `      ${name}`)]),
    ...problems.map((problem) => `  ${problem}`),
  ];
}

function chapterInWords({ game, chapter, rules, problems }: OneChapter): string[] {
  return [
    `${game} ${chapter}`,
    ...textOf(game, chapter),
    ...(rules.length === 0 ? [] : ['']),
    ...rules.map((rule) => `  ${countsInWords(rule)}`),
    ...problems.map((problem) => `  ${problem}`),
  ];
}

/** What the specification says under a name that it has. */
function textOf(game: string, name: string): string[] {
  const found = passage(game, name);
  if (found === null) throw new Error(`${ruleFile(game)} has no ${name}`);
  return wrapped(found.lines);
}

/** How much there is of a rule, in one line. */
const countsInWords = ({ rule, code, tests, reason }: RuleCoverage): string =>
  reason === null
    ? `${rule}: ${code.length} places in the code, ${tests.length} tests`
    : `${rule}: no behaviour, ${reason}`;

/** Lines for a terminal, broken between words; tables stay as they are. */
const wrapped = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (isTable(line) ? [`  ${line}`] : broken(line, 100).map((part) => `  ${part}`)));

const broken = (text: string, width: number): string[] =>
  text.match(new RegExp(`\\S.{0,${width - 1}}(?!\\S)|\\S+`, 'g')) ?? [];
