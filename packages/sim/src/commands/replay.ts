import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Step } from '@gaslamp/record/verify';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { conclusion } from '../conclusion.ts';
import { noteInWords } from '../notes.ts';
import { harmless, print, printJson, withoutRepeats } from '../print.ts';
import { brokenError, type Checked, checked } from '../record-file.ts';
import { type Words, wordsOf } from '../words.ts';

interface Choice {
  readonly steps?: true;
  readonly quiet?: true;
  readonly pack?: string;
  readonly json?: true;
}

export function addReplay(program: Command, done: Done): void {
  program
    .command('replay')
    .description('verify a recorded match and tell it in words')
    .argument('<file>', 'a record from a match’s page, or what simulate --record or play --record wrote')
    .option('--steps', 'every answer by its code, and what chance said')
    .option('--quiet', 'only whether the match is as it must be')
    .option('--pack <file>', 'the corrected data pack that the match was played with')
    .option('--json', 'print one JSON document')
    .addHelpText('after', examples('replay match.jsonl', 'replay match.jsonl --steps', 'replay match.jsonl --json'))
    .action((file: string, choice: Choice) => {
      replay(file, choice);
      done(0);
    });
}

/** Throws an `InputError` that says where the record breaks. */
function replay(file: string, choice: Choice): void {
  const found = checked(file, choice.pack);
  const { game, verdict, broken } = found;
  if (choice.json) printJson(report(found));
  else if (!choice.quiet) print(...(choice.steps ? inSteps(found) : inWords(found)));
  if (broken !== null) throw brokenError(broken, verdict);
  if (choice.json) return;
  // What the rules at hand did not give they cannot count either.
  const counted = verdict.notRerun.at(-1)?.entry !== verdict.steps.length - 1;
  if (!choice.quiet) print('', ...(counted ? [...standings(game, verdict.steps), ''] : []));
  print(...conclusion(found));
}

function report({ record, game, verdict: { steps, problem }, broken }: Checked) {
  const { file, header, entries, notes, end } = record;
  const words = wordsOf(game);
  return {
    file,
    ok: problem === null,
    game: header.game,
    players: header.seats,
    seed: header.seed,
    entries: entries.length,
    verified: steps.length,
    moves: steps.at(-1)?.s.move ?? 0,
    notes: notes.map(({ at, before, note }) => ({
      at: new Date(at).toISOString(),
      beforeEntry: before,
      note,
      told: noteInWords(words, note),
    })),
    result: end?.result ?? null,
    error: broken,
  };
}

/** The whole match as everybody may tell it afterwards: nothing is secret any more. */
const told = (words: Words, events: readonly GameEvent[]): string[] =>
  withoutRepeats(events.flatMap((event) => eventInWords(words, event) ?? []));

/** Events of rules or of a pack that are not at hand may be about what nobody here knows. */
function eventInWords(words: Words, { kind, fields, secret }: GameEvent): string | null {
  try {
    return words.event({ kind, fields: { ...fields, ...secret?.fields } });
  } catch {
    return harmless(`(${kind})`);
  }
}

/** The notes by the entry that they stand before; the last ones stand behind all. */
function notesOf({ record, game }: Checked): (entry: number) => string[] {
  const words = wordsOf(game);
  return (entry) =>
    record.notes.filter(({ before }) => before === entry).map(({ note }) => harmless(noteInWords(words, note)));
}

function inWords(found: Checked): string[] {
  const { steps } = found.verdict;
  const words = wordsOf(found.game);
  const notes = notesOf(found);
  const lines: string[] = [];
  let drafted: (readonly GameEvent[])[] = [];
  for (const [i, { entry, published }] of steps.entries()) {
    lines.push(...notes(i));
    if (entry.did === 'undo' && !published) drafted.pop();
    else drafted.push(entry.events);
    if (!published) continue;
    lines.push(...told(words, drafted.flat()));
    drafted = [];
  }
  return [...lines, ...notes(steps.length)];
}

function inSteps(found: Checked): string[] {
  const { steps } = found.verdict;
  const words = wordsOf(found.game);
  const notes = notesOf(found);
  const lines = steps.flatMap(({ entry, s, published }, i) => {
    const who = entry.player < 0 ? '' : `${words.player(entry.player)}: `;
    const chance = entry.chance.length === 0 ? '' : ` = ${entry.chance.join(', ')}`;
    const where = published ? `move ${s.move}` : `move ${s.move}, draft ${s.step}`;
    return [
      ...notes(i),
      `${i}. ${who}${entry.did}${chance}   (${where})`,
      ...told(words, entry.events).map((line) => `     ${line}`),
    ];
  });
  return [...lines, ...notes(steps.length)];
}

const isOver = (game: AnyGame, s: State): boolean => game.result({ s, data: game.data }) !== null;

function standings(game: AnyGame, steps: readonly Step[]): string[] {
  const { s } = steps.at(-1)!;
  const words = wordsOf(game);
  return isOver(game, s) ? words.ending({ s, data: game.data }) : words.points(view(game, s, SPECTATOR));
}
