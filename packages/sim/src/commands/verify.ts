import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { print, printJson } from '../print.ts';
import { rangesOf } from '../ranges.ts';
import { brokenError, type Checked, checked } from '../record-file.ts';

interface Choice {
  readonly pack?: string;
  readonly receipt?: string;
  readonly json?: true;
}

export function addVerify(program: Command, done: Done): void {
  program
    .command('verify')
    .description('check a recorded match: its patches, by the rules, and its dice by their key')
    .argument(
      '<file>',
      'a record from a match’s page, a page in which it was taken along, or what simulate --record or play --record wrote',
    )
    .option('--pack <file>', 'the corrected data pack that the match was played with')
    .option(
      '--receipt <file>',
      'a receipt that a page of the match has saved: whether the log before it is still the same',
    )
    .option('--json', 'print one JSON document, with every draw and roll')
    .addHelpText(
      'after',
      `${examples('verify match.jsonl', 'verify match.jsonl --json')}\n\nWhat other versions of the rules gave, or another data pack, is named as not re-run: its patches alone are checked. Exit code 0: verified; 1: false; 3: nothing is wrong, but not everything could be checked; the receipt may show that it is unchanged.`,
    )
    .action(async (file: string, { pack, receipt, json }: Choice) => {
      const found = checked(file, pack, receipt);
      if (json) printJson(report(found));
      if (found.broken !== null)
        throw brokenError(found.broken, found.verdict, found.verdict.finding === 'false' ? 1 : 3);
      if (!json) print(...(await import('../conclusion.ts')).conclusion(found));
      done(found.verdict.finding === 'verified' ? 0 : 3);
    });
}

function report({ record, game, verdict, broken }: Checked) {
  const { header, entries, end, file } = record;
  const { steps, draws, notRerun } = verdict;
  return {
    file,
    ok: broken === null,
    finding: verdict.finding,
    reasons: verdict.reasons,
    fits: verdict.fits,
    game: header.game,
    players: header.seats,
    rules: { begun: header.rules, here: game.rules },
    pack: { played: header.pack, here: game.pack },
    dice: header.dice,
    entries: entries.length,
    verified: steps.length,
    moves: steps.at(-1)?.s.move ?? 0,
    notRerun: rangesOf(notRerun),
    draws,
    result: end?.result ?? null,
    error: broken,
  };
}
