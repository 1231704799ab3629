import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import colours from 'picocolors';
import { type Done, examples } from '../command.ts';
import { FIRST_GAME } from '../game-options.ts';
import { isGlob } from '../glob.ts';
import { InputError } from '../input.ts';
import { harmless, print, printJson } from '../print.ts';
import type { PuzzleResult } from '../puzzle-files.ts';
import { say } from '../say.ts';
import { wrong } from '../wrong.ts';

interface Choice {
  readonly solve?: true;
  readonly json?: true;
}

export function addPuzzle(program: Command, done: Done): void {
  program
    .command('puzzle')
    .argument('<paths...>')
    .option('--solve')
    .option('--json')
    .addHelpText(
      'after',
      examples(`puzzle puzzles/${FIRST_GAME}`, 'puzzle my-puzzle.yaml --solve', 'puzzle puzzles --json'),
    )
    .action(async (paths: string[], choice: Choice) => {
      done((await run(paths, choice)) ? 0 : 1);
    });
}

/** Prints the results; returns true if all puzzles hold. */
async function run(paths: readonly string[], { solve, json }: Choice): Promise<boolean> {
  const missing = paths.find((path) => !isGlob(path) && !existsSync(path));
  if (missing !== undefined) throw new InputError(wrong('file.nothing', { file: missing }));
  const { puzzlesIn } = await import('../puzzle-files.ts');
  const results: PuzzleResult[] = [];
  for (const path of paths) results.push(...(await puzzlesIn(path, !solve)));
  const failed = results.filter(({ error }) => error !== null).length;
  if (json) printJson({ passed: results.length - failed, failed, results: results.map(reported) });
  else {
    for (const result of results) print(...lines(result, solve ?? false));
    if (!solve) print('', say('results.passed', { passed: results.length - failed, failed }));
  }
  return failed === 0;
}

function lines({ file, title, words, proven, error }: PuzzleResult, solve: boolean): string[] {
  const positions = proven === null ? '' : ` (${proven.positions} positions)`;
  const head = `${error === null ? colours.green('ok') : colours.red('FAILED')}  ${harmless(`${file}: ${title}`)}${positions}`;
  if (error !== null) return [head, harmless(error.replaceAll(/^/gm, '    '))];
  if (!solve || proven === null) return [head];
  const solutions = proven.solutions.map((line) => `  - ${harmless(line)}`);
  const texts = words === null ? [] : [words.task, words.hint, words.why].map((text) => `    ${harmless(text)}`);
  return [
    head,
    ...texts,
    ...solutions,
    ...proven.excluded.map(({ side, why }) => `    ${harmless(side)}: ${EXCLUDED[why]}`),
  ];
}

/** Reasons that exclude a side. */
const EXCLUDED = {
  open: '',
  seen: 'what lies in sight leaves no room for it',
  past: 'something that happened rules it out',
};

const reported = ({ file, name, title, rules, proven, error }: PuzzleResult) => ({
  file,
  name,
  title,
  rules,
  ok: error === null,
  grade: proven?.form.grade ?? null,
  goal: proven?.form.goal.kind ?? null,
  solutions: proven?.solutions ?? [],
  excluded: proven?.excluded ?? [],
  positions: proven?.positions ?? 0,
  error,
});
