// Collects, for every rule of a specification, the places that cite it and the tests named after it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_GAME, GAME_IDS } from './game-options.ts';
import { root } from './root.ts';
import { ruleBook, ruleFile, rulesIn } from './rule-book.ts';
import { scenariosIn } from './scenario.ts';
import { testTitles, titleInWords } from './test-titles.ts';

interface Place {
  readonly file: string;
  readonly line: number;
}
export interface NamedTest {
  readonly name: string;
  readonly file: string;
}
export interface RuleCoverage {
  readonly rule: string;
  readonly text: string;
  readonly code: readonly Place[];
  readonly tests: readonly NamedTest[];
  /** The reason for having neither code nor test, for a rule without behaviour. */
  readonly reason: string | null;
}
export interface Coverage {
  readonly game: string;
  readonly specification: string;
  readonly rules: readonly RuleCoverage[];
  /** Rules that lack code or a test without a reason, and reasons given for rules that have both. */
  readonly problems: readonly string[];
}

/** Collects everything about the rules of a game from the repository's files. */
export async function coverage(game: string): Promise<Coverage> {
  const book = ruleBook(game);
  const reasons = reasonsOf(game);
  const folders = [...(game === FIRST_GAME ? ['packages/kernel/src'] : []), `packages/${game}/src`];
  const code = citations(folders.flatMap((folder) => sources(folder)));
  const tests = byRule([...(await unitTests(game)), ...(await scenarioTests(game))]);
  const rules = [...book].map(([rule, text]) => ({
    rule,
    text,
    code: code.get(rule) ?? [],
    tests: tests.get(rule) ?? [],
    reason: reasons[rule] ?? null,
  }));
  const unknown = [...tests.keys(), ...Object.keys(reasons)].filter((rule) => !book.has(rule));
  const problems = [
    ...rules.flatMap(problemsOf),
    ...unknown.map((rule) => `${rule}: named by a test or a reason, but not in the specification`),
  ];
  return { game, specification: ruleFile(game), rules, problems };
}

/** Returns the problems of one rule: no code, no test, or an unnecessary reason. */
export function problemsOf({ rule, code, tests, reason }: RuleCoverage): string[] {
  if (reason !== null)
    return code.length > 0 && tests.length > 0
      ? [`${rule}: has a reason to be without behaviour, and code and tests`]
      : [];
  return [
    ...(code.length === 0 ? [`${rule}: no code cites it`] : []),
    ...(tests.length === 0 ? [`${rule}: no test is named by it`] : []),
  ];
}

/** Returns the rules without behaviour, each with its reason. */
function reasonsOf(game: string): Readonly<Record<string, string>> {
  const all = JSON.parse(readFileSync(join(root, 'docs/rules/no-behaviour.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return all[game] ?? {};
}

function citations(files: readonly string[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const file of files)
    for (const [i, line] of readFileSync(join(root, file), 'utf8').split('\n').entries())
      for (const rule of rulesIn(line)) places.set(rule, [...(places.get(rule) ?? []), { file, line: i + 1 }]);
  return places;
}

function byRule(tests: readonly NamedTest[]): Map<string, NamedTest[]> {
  const named = new Map<string, NamedTest[]>();
  for (const test of tests) for (const rule of rulesIn(test.name)) named.set(rule, [...(named.get(rule) ?? []), test]);
  return named;
}

/**
 * Returns the game whose rules a path's numbers refer to: the one it names, also by the first word of its id, or the first game
 * if it names none.
 */
function gameOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  // Games of one family begin with the same word, but a folder contains its game's full name.
  const folder = folders.find((name) => GAME_IDS.some((id) => name.startsWith(`${firstWord(id)}-`)));
  return folder ?? GAME_IDS.find((id) => file.includes(firstWord(id))) ?? FIRST_GAME;
}
const firstWord = (id: string): string => id.replace(/-.*/, '');

async function unitTests(game: string): Promise<NamedTest[]> {
  const titles = (await testTitles()).filter(({ file }) => gameOf(file) === game);
  return titles.map(({ title, file }) => ({ name: titleInWords(title), file }));
}

/** A scenario tests the rules that its title or the comment above it names; a bot's answer tests none. */
async function scenarioTests(game: string): Promise<NamedTest[]> {
  const folder = `scenarios/${game}`;
  if (filesBelow(folder).length === 0) return [];
  return (await scenariosIn(join(root, folder, '*.yaml'))).map(({ title, rules, file }) => {
    const more = rules.filter((rule) => !rulesIn(title).includes(rule));
    return { name: more.length === 0 ? title : `${title} (${more.join(', ')})`, file: file.slice(root.length + 1) };
  });
}

const sources = (folder: string): string[] =>
  filesBelow(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const NOT_SOURCES = new Set(['node_modules', 'dist']);
/** Returns all files below a folder, as paths from the repository's root, in alphabetical order. */
function filesBelow(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (NOT_SOURCES.has(entry.name)) return [];
      return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`];
    });
}
