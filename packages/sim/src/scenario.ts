// Runs scenario files: a position, choices, and expectations. docs/scenarios.md is the reference of the format.
import { readFile } from 'node:fs/promises';
import { tableOptions } from '@gaslamp/kernel/game';
import { filesOf, PathError } from './paths.ts';
import { ruleBook } from './rule-book.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Scenario, scenarioFrom, unknownRule } from './scenario-form.ts';
import { play } from './scenario-play.ts';
import { type Source, SourceError, sourcesIn } from './scenario-source.ts';
import type { ScenarioTable } from './scenario-table.ts';
import { wrong } from './wrong.ts';

export interface ScenarioResult {
  readonly file: string;
  /** The scenario's title, or the file's name if it could not be read. */
  readonly title: string;
  /** The rules named in the comments above the scenario. */
  readonly rules: readonly string[];
  readonly ok: boolean;
  /** The errors, each line beginning with file and line; null if there are none. */
  readonly error: string | null;
}
export interface ScenarioReport {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly ScenarioResult[];
}

/** One scenario of a file, or the error that made the file unreadable. */
export interface ScenarioEntry {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  run(): ScenarioResult;
}

/** Runs the scenarios of files, folders and globs in alphabetical order. A path without scenarios is a failed result. */
export async function runScenarioFiles(paths: readonly string[]): Promise<ScenarioReport> {
  const entries = await Promise.all(paths.map(scenariosIn));
  const results = entries.flat().map((entry) => entry.run());
  const failed = results.filter((result) => !result.ok).length;
  return { passed: results.length - failed, failed, results };
}

/** Returns the scenarios of a file, a folder or a glob, not run yet. Never throws for errors in a file. */
export async function scenariosIn(path: string): Promise<ScenarioEntry[]> {
  try {
    const files = await filesOf(path);
    return (await Promise.all(files.map(scenariosOfFile))).flat();
  } catch (cause) {
    return [unreadable(path, cause)];
  }
}

async function scenariosOfFile(file: string): Promise<ScenarioEntry[]> {
  try {
    const sources = await sourcesOf(file);
    return sources.map((source) => {
      const { rules } = source;
      const title = titleOf(source);
      const run = (): ScenarioResult => {
        try {
          const scenario = scenarioFrom(source.value);
          const error = unknownRules(source, scenario.game.id);
          if (error === null) play(scenario);
          return { file, title, rules, ok: error === null, error };
        } catch (cause) {
          return { file, title, rules, ok: false, error: inWords(source, cause) };
        }
      };
      return { file, title, rules, run };
    });
  } catch (cause) {
    return [unreadable(file, cause)];
  }
}

interface OfferedOption {
  /** The form in which a scenario may choose it as one text. */
  readonly text: string;
  /** The form in which a scenario may choose it by named arguments. */
  readonly choose: Readonly<Record<string, string>>;
}
export interface ScenarioOptions {
  readonly file: string;
  readonly title: string;
  /** Name of the asked player; null if the match is over. */
  readonly asked: string | null;
  readonly question: string | null;
  readonly options: readonly OfferedOption[];
}

/**
 * Returns the legal options after the last step of the scenario with that title, or of the file's last one, in the form in
 * which a step would choose them. Throws an error with file and line if the scenario cannot be played.
 */
export async function scenarioOptions(file: string, title?: string): Promise<ScenarioOptions> {
  const sources = await sourcesOf(file);
  const source = title === undefined ? sources.at(-1) : sources.find((one) => titleOf(one) === title);
  if (source === undefined)
    throw new SourceError(`${file}: no scenario "${title}"; there are: ${sources.map(titleOf).join('; ')}`);
  try {
    const { table } = playedOut(source);
    const { asked, decision, offers } = table;
    const options =
      asked === null ? [] : offers.map(({ text, verb, args }) => ({ text, choose: { by: asked, do: verb, ...args } }));
    return { file, title: titleOf(source), asked, question: decision?.effect ?? null, options };
  } catch (cause) {
    throw new SourceError(inWords(source, cause));
  }
}

/** Returns the position after the last step of a file's first scenario. Throws an error with file and line. */
export async function positionBehind(file: string) {
  const [source] = await sourcesOf(file);
  if (source === undefined) throw new SourceError(`${file}:1: the file holds no scenario`);
  try {
    const { scenario, table } = playedOut(source);
    const { game, options } = scenario;
    return { game, options: tableOptions(game, options), s: table.match.published };
  } catch (cause) {
    throw new SourceError(inWords(source, cause));
  }
}

/** Plays a scenario without its expectations and bots, so that unfinished scenarios can be inspected. */
function playedOut(source: Source): { scenario: Scenario; table: ScenarioTable } {
  const scenario = scenarioFrom(source.value);
  return {
    scenario,
    table: play({ ...scenario, steps: scenario.steps.filter(({ kind }) => kind !== 'expect' && kind !== 'bot') }),
  };
}

/** Returns the documents of a file. Throws a PathError or a SourceError. */
export async function sourcesOf(file: string): Promise<Source[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new PathError(wrong('file.notFound', { file }));
  }
  const sources = sourcesIn(file, text);
  if (sources.length === 0) throw new SourceError(`${file}:1: the file holds no scenario`);
  return sources;
}

function titleOf({ value, file, lineOf }: Source): string {
  const title = (value as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : `${file}:${lineOf([])}`;
}

/** Reports the rules cited above a scenario that do not exist; null if all of them exist. */
export function unknownRules({ file, rules, lineOfRule }: Source, game: string): string | null {
  const book = ruleBook(game);
  const unknown = rules.filter((rule) => !book.has(rule));
  if (unknown.length === 0) return null;
  return unknown.map((rule) => `${file}:${lineOfRule(rule)}: ${unknownRule(rule, game)}`).join('\n');
}

/** Returns file, line and message of every error. Rethrows an error that is a fault of the program instead of the scenario. */
export function inWords({ file, lineOf }: Source, cause: unknown): string {
  if (!(cause instanceof ScenarioError)) throw cause;
  return cause.problems.map(({ path, message }) => `${file}:${lineOf(path)}: ${message}`).join('\n');
}

function unreadable(file: string, cause: unknown): ScenarioEntry {
  if (!(cause instanceof PathError || cause instanceof SourceError)) throw cause;
  const result = { file, title: file, rules: [], ok: false, error: cause.message };
  return { file, title: file, rules: [], run: () => result };
}
