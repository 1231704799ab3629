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
    .argument('<file>')
    .option('--pack <file>')
    .option('--receipt <file>')
    .option('--json')
    .addHelpText('after', examples('verify match.jsonl', 'verify match.jsonl --json'))
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
