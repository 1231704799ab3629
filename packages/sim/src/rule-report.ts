// Explains one rule number: its text, the places in the code that cite it, and the tests named after it.
import { at } from '@gaslamp/kernel/lists';
import { coverage, type RuleCoverage } from './coverage.ts';
import { byFile } from './coverage-report.ts';
import { InputError } from './input.ts';
import { isTable } from './rule-book.ts';
import { nearestRules, type Passage, passage } from './rule-lookup.ts';
import { wrong } from './wrong.ts';

interface OfGame {
  readonly game: string;
  readonly problems: readonly string[];
}
/** A rule. A part of a rule is shown with the whole rule. */
export type OneRule = RuleCoverage & OfGame;
/** A chapter with all its rules. */
export interface OneChapter extends OfGame {
  /** `R17 Final scoring`. */
  readonly chapter: string;
  readonly rules: readonly RuleCoverage[];
}

/** Returns the rule or chapter in each game that has it. Throws an `InputError` if none has it. */
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

/** Explains that there is no such rule and names the nearest ones. */
function unknown(wanted: string, games: readonly string[]): string {
  const near = games.flatMap((game) => {
    const names = nearestRules(game, wanted);
    return names.length === 0 ? [] : [`${game} ${names.join(', ')}`];
  });
  return near.length === 0
    ? wrong('rules.none', { wanted })
    : wrong('rules.near', { wanted: wanted.toUpperCase(), near: near.join('; ') });
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

const textOf = (game: string, name: string): string[] => wrapped(passage(game, name)?.lines ?? []);

/** Summarizes the coverage of a rule in one line. */
const countsInWords = ({ rule, code, tests, reason }: RuleCoverage): string =>
  reason === null
    ? `${rule}: ${code.length} places in the code, ${tests.length} tests`
    : `${rule}: no behaviour, ${reason}`;

/** Wraps lines for a terminal; tables stay unchanged. */
const wrapped = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (isTable(line) ? [`  ${line}`] : broken(line, 100).map((part) => `  ${part}`)));

const broken = (text: string, width: number): string[] =>
  text.match(new RegExp(`\\S.{0,${width - 1}}(?!\\S)|\\S+`, 'g')) ?? [];
