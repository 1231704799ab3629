import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gaslamp/games/games';
import { recordText } from '@gaslamp/record/record';
import type { Command } from 'commander';
import { chosenBots } from '../bot-options.ts';
import { type Done, examples } from '../command.ts';
import { addTable, checkPlayers, chosenGame, chosenOptions, OTHER_GAME, type TableChoice } from '../game-options.ts';
import { InputError, list, MOST_SEED, wholeNumber } from '../input.ts';
import type { Played } from '../matches/played.ts';
import { cores, inOrder, type Order } from '../matches/workers.ts';
import { playedRecord } from '../played-record.ts';
import { print, printJson } from '../print.ts';
import { progress } from '../progress.ts';
import { type Plan, seated, tally } from '../tally.ts';
import { wrong } from '../wrong.ts';

interface Choice extends TableChoice {
  readonly players?: number;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly alternate?: true;
  readonly record?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, done: Done, script: string | undefined): void {
  addTable(program.command('simulate'))
    .option('-n, --players <number>', '', wholeNumber(1, 31))
    .option('-b, --bots <a,b,..>', '', list, ['random'])
    .option('-m, --matches <number>', '', wholeNumber(1, 10_000_000), 100)
    .option('-s, --seed <number>', '', wholeNumber(0, MOST_SEED), 1)
    .option('-j, --jobs <number>', '', wholeNumber(1, 256))
    .option('--alternate')
    .option('--record <folder>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'simulate --players 4 --matches 1000',
        'simulate --players 2 --bots steady,random --matches 200 --alternate --json',
        'simulate --players 3 --matches 5 --option insanityFaces=2 --record matches',
        `simulate --game ${OTHER_GAME} --players 4 --bots steady`,
      ),
    )
    .action(async (choice: Choice) => {
      await simulate(choice, script);
      done(0);
    });
}

async function simulate(choice: Choice, script: string | undefined): Promise<void> {
  const { matches, seed, record } = choice;
  const game = chosenGame(choice);
  const options = chosenOptions(game, choice);
  const players = choice.players ?? Math.max(choice.bots.length, game.seats.least);
  checkPlayers(game, players);
  const bots = chosenBots(game.id, choice.bots, players).map(({ name }) => name);
  if (seed + matches - 1 > MOST_SEED)
    throw new InputError(wrong('seed.matches', { seed, count: matches, most: MOST_SEED - matches + 1 }));
  const keep = record === undefined ? () => {} : recorder(game, options, record);
  const bar = progress(matches, `${game.id}, ${players} players`);
  try {
    const plan = { game, bots, seed, options, alternate: choice.alternate ?? false };
    const played = inOrder(ordersOf(plan, choice), Math.min(matches, choice.jobs ?? cores()), script);
    const result = await tally(plan, played, (one) => {
      keep(one);
      bar.step();
    });
    bar.stop();
    if (choice.json) printJson(result);
    else print(...(await import('../tally-report.ts')).tallyReport(result));
  } finally {
    bar.stop();
  }
}

function* ordersOf(plan: Plan, { game, pack, matches }: Choice): Generator<Order> {
  const { options, seed } = plan;
  for (let i = 0; i < matches; i++)
    yield { game, ...(pack && { pack }), options, bots: seated(plan, plan.bots, i), seed: seed + i };
}

/** Returns a function that writes a match into `folder`, in a file named by its seed. */
function recorder(game: AnyGame, options: Readonly<Record<string, number>>, folder: string): (played: Played) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new InputError(wrong('file.noFolder', { file: folder, code }));
  }
  return ({ seed, bots, answers }) => {
    const text = recordText(playedRecord({ game, seats: bots.length, options, seed, names: bots }, answers));
    writeFileSync(join(folder, `${game.id}-${seed}.jsonl`), text);
  };
}
