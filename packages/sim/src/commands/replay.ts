import type { AnyGame } from '@gaslamp/games/games';
import { gameNamed } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { chosenGame } from '../game-options.ts';
import { asInput, InputError } from '../input.ts';
import { print, printJson, withoutRepeats } from '../print.ts';
import { type ReadRecord, readRecord } from '../record-reader.ts';
import { type Step, type Verdict, verify } from '../verify.ts';
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
    .argument('<file>', 'a match that simulate --record or play --record wrote')
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
  const record = readRecord(file);
  const game = gameOf(record, choice);
  const verdict = verify(game, record);
  const { steps, problem } = verdict;
  const broken = problem === null ? null : `${file}${record.where(problem.entry)}: ${problem.message}`;
  if (choice.json) printJson(report(record, verdict, broken));
  else if (!choice.quiet) print(...(choice.steps ? inSteps(game, steps) : inWords(game, steps)));
  if (broken !== null) throw new InputError(`${broken}\n${steps.length} entries before that are as they must be`);
  if (choice.json) return;
  if (!choice.quiet) print('', ...standings(game, steps), '');
  print(conclusion(game, steps));
}

/** The game with the pack and the rules of the record. */
function gameOf({ file, header }: ReadRecord, { pack }: Choice): AnyGame {
  const { game: id } = header;
  asInput(() => gameNamed(id));
  const game = chosenGame({ game: id, pack });
  if (header.pack !== game.pack)
    throw new InputError(
      `${file}: the match was played with the data pack ${header.pack}; ${pack ?? 'the built-in one'} is ${game.pack}. Name the right file by --pack`,
    );
  if (header.rules !== game.rules)
    throw new InputError(
      `${file}: the match was played by version ${header.rules} of the rules; here are those of version ${game.rules}`,
    );
  return game;
}

function report({ file, header, entries, end }: ReadRecord, { steps, problem }: Verdict, broken: string | null) {
  return {
    file,
    ok: problem === null,
    game: header.game,
    players: header.seats,
    seed: header.seed ?? null,
    entries: entries.length,
    verified: steps.length,
    moves: steps.at(-1)?.s.move ?? 0,
    result: end?.result ?? null,
    error: broken,
  };
}

/** The whole match as everybody may tell it afterwards: nothing is secret any more. */
const told = (words: Words, events: readonly GameEvent[]): string[] =>
  withoutRepeats(
    events.flatMap(({ kind, fields, secret }) => words.event({ kind, fields: { ...fields, ...secret?.fields } }) ?? []),
  );

function inWords(game: AnyGame, steps: readonly Step[]): string[] {
  const words = wordsOf(game);
  const lines: string[] = [];
  let drafted: (readonly GameEvent[])[] = [];
  for (const { entry, published } of steps) {
    if (entry.did === 'undo' && !published) drafted.pop();
    else drafted.push(entry.events);
    if (!published) continue;
    lines.push(...told(words, drafted.flat()));
    drafted = [];
  }
  return lines;
}

function inSteps(game: AnyGame, steps: readonly Step[]): string[] {
  const words = wordsOf(game);
  return steps.flatMap(({ entry, s, published }, i) => {
    const who = entry.player < 0 ? '' : `${words.player(entry.player)}: `;
    const chance = entry.chance.length === 0 ? '' : ` = ${entry.chance.join(', ')}`;
    const where = published ? `move ${s.move}` : `move ${s.move}, draft ${s.step}`;
    return [
      `${i}. ${who}${entry.did}${chance}   (${where})`,
      ...told(words, entry.events).map((line) => `     ${line}`),
    ];
  });
}

const isOver = (game: AnyGame, s: State): boolean => game.result({ s, data: game.data }) !== null;

function standings(game: AnyGame, steps: readonly Step[]): string[] {
  const { s } = steps.at(-1)!;
  const words = wordsOf(game);
  return isOver(game, s) ? words.ending({ s, data: game.data }) : words.points(view(game, s, SPECTATOR));
}

function conclusion(game: AnyGame, steps: readonly Step[]): string {
  const { s } = steps.at(-1)!;
  const left = isOver(game, s) ? '' : '. The match was left before its end';
  return `Verified: ${steps.length} entries, ${s.move} moves; patches and rules agree${left}.`;
}
