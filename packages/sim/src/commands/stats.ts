import { outcomeOf, statisticsOf } from '@gaslamp/record/statistics';
import type { Command } from 'commander';
import colours from 'picocolors';
import { type Done, examples } from '../command.ts';
import { InputError } from '../input.ts';
import { filesOf, PathError, RECORDS } from '../paths.ts';
import { harmless, print, printJson } from '../print.ts';
import { progress } from '../progress.ts';
import { finished } from '../record-file.ts';

interface Choice {
  readonly pack?: string;
  readonly json?: true;
}

/** The result over all files. */
export interface Counted {
  /** One per game. */
  readonly games: ReturnType<typeof statisticsOf>;
  /** Matches that were abandoned or ended by agreement: they have no result to count. */
  readonly unfinished: readonly string[];
  /** Matches that continue another one, whose results depend on the lead at that point. */
  readonly wentOn: readonly string[];
  /** Files that are not complete records of a match, with the reason. */
  readonly refused: readonly { readonly file: string; readonly error: string }[];
}

export function addStats(program: Command, done: Done): void {
  program
    .command('stats')
    .argument('<paths...>')
    .option('--pack <file>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'simulate --players 4 --matches 200 --record matches',
        'stats matches',
        "stats 'matches/*-1?.jsonl' --json",
      ),
    )
    .action(async (paths: string[], { pack, json }: Choice) => {
      const counted = await count(paths, pack);
      if (json) printJson(counted);
      else {
        print(...(await import('../stats-report.ts')).statsReport(counted));
        for (const { error } of counted.refused)
          process.stderr.write(`${colours.red('gaslamp:')} ${harmless(error)}\n`);
      }
      done(counted.refused.length > 0 ? 2 : 0);
    });
}

/** Throws an InputError if a path matches no file. */
async function count(paths: readonly string[], pack: string | undefined): Promise<Counted> {
  const found = await Promise.all(paths.map((path) => filesOf(path, RECORDS))).catch((cause: Error) => {
    throw cause instanceof PathError ? new InputError(cause.message) : cause;
  });
  const files = [...new Set(found.flat())];
  const bar = progress(files.length, 'records');
  const outcomes: NonNullable<ReturnType<typeof outcomeOf>>[] = [];
  const unfinished: string[] = [];
  const wentOn: string[] = [];
  const refused: { file: string; error: string }[] = [];
  for (const file of files) {
    try {
      const { game, s, dealt } = finished(file, pack);
      const outcome = outcomeOf(game, s);
      if (!dealt) wentOn.push(file);
      else if (outcome === null) unfinished.push(file);
      else outcomes.push(outcome);
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      refused.push({ file, error: cause.message });
    }
    bar.step();
  }
  bar.stop();
  return { games: statisticsOf(outcomes), unfinished, wentOn, refused };
}
