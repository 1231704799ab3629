// Reads and proves puzzle files, each with its words in the catalogue beside it.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addTexts, t } from '@gaslamp/words/text';
import { fileJson } from './input.ts';
import { filesOf, PathError } from './paths.ts';
import { type Proven, prove } from './puzzle.ts';
import { inWords, sourcesOf, unknownRules } from './scenario.ts';
import { SourceError } from './scenario-source.ts';

/** The words of a puzzle: its title, its task, a hint, and an explanation of the solution. */
interface PuzzleWords {
  readonly title: string;
  readonly task: string;
  readonly hint: string;
  readonly why: string;
}

export interface PuzzleResult {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  /** Null if no catalogue has any. */
  readonly words: PuzzleWords | null;
  /** The rules on which it is based, as named in the comments above the puzzle. */
  readonly rules: readonly string[];
  readonly proven: Proven | null;
  /** The errors, each line beginning with file and line; null if there are none. */
  readonly error: string | null;
}

/**
 * Solves the puzzles of a file, a folder or a glob; with `check`, compares the solutions with those listed. Never throws for
 * errors in a file.
 */
export async function puzzlesIn(path: string, check: boolean): Promise<PuzzleResult[]> {
  try {
    const results: PuzzleResult[] = [];
    for (const file of await filesOf(path)) results.push(await puzzleOf(file, check));
    return results;
  } catch (cause) {
    if (!(cause instanceof PathError)) throw cause;
    return [{ file: path, name: path, title: path, words: null, rules: [], proven: null, error: cause.message }];
  }
}

async function puzzleOf(file: string, check: boolean): Promise<PuzzleResult> {
  const name = basename(file).replace(/\.ya?ml$/, '');
  const words = wordsBeside(file)[name] ?? null;
  const result = { file, name, words, title: words?.title ?? name, rules: [], proven: null };
  try {
    const [source, another] = await sourcesOf(file);
    if (source === undefined || another !== undefined) throw new SourceError(`${file}: a puzzle has a file of its own`);
    const { rules } = source;
    try {
      const proven = prove(source.value, check);
      const unknown = unknownRules(source, proven.form.scenario.game.id);
      const error = rules.length > 0 ? unknown : `${file}:1: name the rules that make it work in a comment above`;
      return { ...result, rules, proven, error: check ? error : null };
    } catch (cause) {
      return { ...result, rules, error: inWords(source, cause) };
    }
  } catch (cause) {
    if (!(cause instanceof PathError || cause instanceof SourceError)) throw cause;
    return { ...result, error: cause.message };
  }
}

/** Returns the words of a folder's puzzles by name; empty if there is no catalogue. */
export function wordsBeside(file: string): Readonly<Record<string, PuzzleWords>> {
  const catalogue = join(dirname(file), 'text', 'en.json');
  if (!existsSync(catalogue)) return {};
  const texts = fileJson(catalogue) as Parameters<typeof addTexts>[1] & {
    readonly puzzles?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  };
  addTexts('en', texts);
  return Object.fromEntries(
    Object.entries(texts.puzzles ?? {}).flatMap(([game, puzzles]) =>
      Object.keys(puzzles).map((name) => [name, textsOf(game, name)]),
    ),
  );
}

const textsOf = (game: string, name: string): PuzzleWords => ({
  title: t(`puzzles.${game}.${name}.title`),
  task: t(`puzzles.${game}.${name}.task`),
  hint: t(`puzzles.${game}.${name}.hint`),
  why: t(`puzzles.${game}.${name}.why`),
});
