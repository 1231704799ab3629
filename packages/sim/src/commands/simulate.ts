import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gaslamp/games/games';
import { recordText } from '@gaslamp/record/record';
import type { Command } from 'commander';
import { chosenBots } from '../bot-options.ts';
import { type Done, examples } from '../command.ts';
import { addTable, checkPlayers, chosenGame, chosenOptions, type TableChoice } from '../game-options.ts';
import { InputError, list, MOST_SEED, wholeNumber } from '../input.ts';
import { playedRecord } from '../played-record.ts';
import { columns, percent, print, printJson, rounded } from '../print.ts';
import { progress } from '../progress.ts';
import { type Played, type Tally, tally } from '../tally.ts';

interface Choice extends TableChoice {
  readonly players?: number;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly alternate?: true;
  readonly record?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, done: Done): void {
  addTable(program.command('simulate'))
    .description('play many matches between bots and count')
    .option('-n, --players <number>', 'seats; standard: as many as bots are named, or 2', wholeNumber(1, 31))
    .option('-b, --bots <a,b,..>', 'a bot a seat, in turn order, or one for all seats', list, ['random'])
    .option('-m, --matches <number>', 'how many matches', wholeNumber(1, 10_000_000), 100)
    .option('-s, --seed <number>', 'match i is played with seed + i, counted from 0', wholeNumber(0, MOST_SEED), 1)
    .option('--alternate', 'move the bots one seat on from match to match')
    .option('--record <folder>', 'write each match into a file there, for replay')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      examples(
        'simulate --players 4 --matches 1000',
        'simulate --players 2 --bots heuristic,random --matches 200 --alternate --json',
        'simulate --players 3 --matches 5 --option insanityFaces=2 --record matches',
        'simulate --game nanty-narking --players 4 --bots heuristic',
      ) +
        '\n\nInterrupt windows (windowsPerMatch): questions to a player whose turn it is not, whether they interrupt.',
    )
    .action((choice: Choice) => {
      simulate(choice);
      done(0);
    });
}

function simulate(choice: Choice): void {
  const { matches, seed, record } = choice;
  const game = chosenGame(choice);
  const options = chosenOptions(game, choice);
  const players = choice.players ?? Math.max(choice.bots.length, game.seats.least);
  checkPlayers(game, players);
  const bots = chosenBots(game.id, choice.bots, players);
  if (seed + matches - 1 > MOST_SEED)
    throw new InputError(`--seed ${seed}: with ${matches} matches at most ${MOST_SEED - matches + 1}`);
  const keep = record === undefined ? () => {} : recorder(game, options, record);
  const bar = progress(matches, `${game.id}, ${players} players`);
  try {
    const result = tally({ game, bots, matches, seed, options, alternate: choice.alternate ?? false }, (played) => {
      keep(played);
      bar.step();
    });
    bar.stop();
    if (choice.json) printJson(result);
    else print(...report(result));
  } finally {
    bar.stop();
  }
}

/** Writes each match into `folder`, named by its seed. */
function recorder(game: AnyGame, options: Readonly<Record<string, number>>, folder: string): (played: Played) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new InputError(`--record ${folder}: no folder can be made there (${(cause as NodeJS.ErrnoException).code})`);
  }
  return ({ seed, bots, answers }) => {
    const names = bots.map(({ name }) => name);
    const text = recordText(playedRecord({ game, seats: bots.length, options, seed, names }, answers));
    writeFileSync(join(folder, `${game.id}-${seed}.jsonl`), text);
  };
}

function report(result: Tally): string[] {
  const { matches, winsBySeat, winsByFaction, winsByBot, pointsBySeat } = result;
  const { decisionsPerMatch: length, windowsPerMatch: windows } = result;
  const won = (wins: number) => [rounded(wins, 1), percent(wins, matches)];
  const last = result.seed + matches - 1;
  return [
    `${result.game}: ${matches} matches of ${result.players} players, seeds ${result.seed} to ${last}${result.alternate ? ', seats alternating' : ''}`,
    `${rounded(result.decisions)} decisions and ${rounded(result.forced)} forced answers in ${rounded(result.seconds, 2)} s, ${rounded(result.decisionsPerSecond)} decisions a second`,
    `${rounded(length.mean, 1)} decisions a match; from ${length.p5} to ${length.p95} in nine of ten matches`,
    `${rounded(windows.mean, 1)} interrupt windows a match; from ${windows.p5} to ${windows.p95} in nine of ten matches`,
    '',
    ...columns([
      ['seat', result.alternate ? '' : 'bot', 'wins', '', 'points'],
      ...winsBySeat.map((wins, seat) => [
        `${seat + 1}`,
        result.alternate ? '' : result.bots[seat]!,
        ...won(wins),
        rounded(pointsBySeat[seat]!, 1),
      ]),
    ]),
    '',
    ...columns([
      ...Object.entries(winsByBot).map(([name, wins]) => [`wins of ${name}`, ...won(wins)]),
      ...Object.entries(winsByFaction).map(([faction, wins]) => [`wins as ${faction}`, ...won(wins)]),
      ...Object.entries(result.endReasons).map(([reason, n]) => [`ended by ${reason}`, String(n), percent(n, matches)]),
    ]),
  ];
}
