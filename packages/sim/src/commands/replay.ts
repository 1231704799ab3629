import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { print, printJson } from '../print.ts';
import { brokenError, type Checked, checked } from '../record-file.ts';
import { wordsOf } from '../words.ts';

interface Choice {
  readonly steps?: true;
  readonly quiet?: true;
  readonly pack?: string;
  readonly json?: true;
}

export function addReplay(program: Command, done: Done): void {
  program
    .command('replay')
    .argument('<file>')
    .option('--steps')
    .option('--quiet')
    .option('--pack <file>')
    .option('--json')
    .addHelpText('after', examples('replay match.jsonl', 'replay match.jsonl --steps', 'replay match.jsonl --json'))
    .action(async (file: string, choice: Choice) => {
      await replay(file, choice);
      done(0);
    });
}

/** Throws an `InputError` that names the entry where the record breaks. */
async function replay(file: string, { pack, steps, quiet, json }: Choice): Promise<void> {
  const found = checked(file, pack);
  const { game, verdict, broken } = found;
  const words = await wordsOf(game);
  const { notesTold, retold, retoldInSteps, standings } = await import('../retelling.ts');
  if (json) printJson(report(found, notesTold(found.record)));
  // One line at a time: a match may have more lines than a call can have arguments.
  else if (!quiet) for (const line of (steps ? retoldInSteps : retold)(found, words)) print(line);
  if (broken !== null) throw brokenError(broken, verdict);
  if (json) return;
  // Entries that the present rules cannot re-run cannot be scored by them either.
  const counted = verdict.notRerun.at(-1)?.entry !== verdict.steps.length - 1;
  if (!quiet) print('', ...(counted ? [...standings(found, words), ''] : []));
  const { conclusion } = await import('../conclusion.ts');
  print(...conclusion(found));
}

function report({ record, verdict: { steps, problem }, broken }: Checked, lines: readonly string[]) {
  const { file, header, entries, notes, end } = record;
  return {
    file,
    ok: problem === null,
    game: header.game,
    players: header.seats,
    seed: header.seed,
    entries: entries.length,
    verified: steps.length,
    moves: steps.at(-1)?.s.move ?? 0,
    notes: notes.map(({ at, before, note }, i) => ({
      at: new Date(at).toISOString(),
      beforeEntry: before,
      note,
      told: lines[i],
    })),
    result: end?.result ?? null,
    error: broken,
  };
}
