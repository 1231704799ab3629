import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Bot } from '@gaslamp/bots/bot';
import { usualBot } from '@gaslamp/bots/bots';
import { recordOf, recordText } from '@gaslamp/record/record';
import type { Command } from 'commander';
import { chosenBots } from '../bot-options.ts';
import { type Done, examples } from '../command.ts';
import { addTable, checkPlayers, chosenGame, chosenOptions, OTHER_GAME, type TableChoice } from '../game-options.ts';
import { asInput, InputError, list, MOST_SEED, wholeNumber } from '../input.ts';
import { Lines } from '../lines.ts';
import { print } from '../print.ts';
import type { WentOn } from '../went-on.ts';
import { wordsOf } from '../words.ts';
import { wrong } from '../wrong.ts';

interface Choice extends TableChoice {
  readonly players?: number;
  readonly bots?: readonly string[];
  readonly seat: number;
  readonly seed?: number;
  readonly record?: string;
  readonly from?: string;
  readonly at?: number;
}

export function addPlay(program: Command, done: Done): void {
  addTable(program.command('play'))
    .option('-n, --players <number>', '', wholeNumber(1, 31))
    .option('-b, --bots <a,b,..>', '', list)
    .option('--seat <number>', '', wholeNumber(1, 31), 1)
    .option('-s, --seed <number>', '', wholeNumber(0, MOST_SEED))
    .option('--from <file>')
    .option('--at <step>', '', wholeNumber(0, 1_000_000))
    .option('--record <file>')
    .addHelpText(
      'after',
      examples(
        'play --players 3',
        `play --game ${OTHER_GAME} --players 4 --bots steady,random,random`,
        'play --players 2 --bots random --seed 7 --record match.jsonl',
        'play --from match.jsonl --at 30 --seat 2',
      ),
    )
    .action(async (choice: Choice) => {
      await play(choice);
      done(0);
    });
}

async function play(choice: Choice): Promise<void> {
  const { seat, record } = choice;
  const wentOn = await goingOn(choice);
  const game = wentOn?.game ?? chosenGame(choice);
  const options = wentOn?.options ?? chosenOptions(game, choice);
  const players = wentOn?.position.seats ?? choice.players ?? 2;
  checkPlayers(game, players);
  if (seat > players) throw new InputError(wrong('seats.seat', { seat, seats: players }));
  const names = choice.bots ?? [asInput(() => usualBot(game.id))];
  const bots = chosenBots(game.id, names, players - 1);
  const seats: (Bot | null)[] = [...bots.slice(0, seat - 1), null, ...bots.slice(seat - 1)];
  const seed = choice.seed ?? randomInt(MOST_SEED);
  // Fail before the match if the file cannot be written.
  if (record !== undefined) save(record, '');

  const words = await wordsOf(game);
  const [{ Session }, { say }] = await Promise.all([import('../session.ts'), import('../say.ts')]);
  const lines = new Lines();
  try {
    const session = new Session({ game, words, options, seed, seats, from: wentOn?.position ?? null }, lines);
    await session.play();
    if (record !== undefined) {
      const { before, entries } = session;
      const names = seats.map((bot) => bot?.name ?? 'person');
      const beginning = { game, before, options, seed, names, ...(wentOn && { from: wentOn.origin }) };
      save(record, recordText(recordOf(beginning, entries)));
      print(say('recorded', { file: record }));
    }
  } finally {
    lines.close();
  }
}

/** Returns null if the match is to be dealt. */
async function goingOn({ from, at, pack, players, option }: Choice): Promise<WentOn | null> {
  if (from === undefined) {
    if (at !== undefined) throw new InputError(wrong('on.from'));
    return null;
  }
  for (const [name, given] of Object.entries({ players, option }))
    if (given !== undefined) throw new InputError(wrong('on.same', { name }));
  const { wentOnFrom } = await import('../went-on.ts');
  return wentOnFrom(from, at, pack);
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new InputError(wrong('file.unwritten', { file: `--record ${file}`, code }));
  }
}
