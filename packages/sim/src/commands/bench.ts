import type { Baseline, EngineSpeed } from '@gaslamp/bench/engine';
import { rounded } from '@gaslamp/words/formats';
import type { Command } from 'commander';
import { type Done, examples } from '../command.ts';
import { addGame, checkPlayers, chosenGame, type GameChoice, OTHER_GAME } from '../game-options.ts';
import { aNumber, wholeNumber } from '../input.ts';
import { columns, print, printJson } from '../print.ts';

interface Choice extends GameChoice {
  readonly players?: number;
  readonly windows: number;
  readonly seconds: number;
  readonly json?: true;
}

export function addBench(program: Command, done: Done): void {
  addGame(program.command('bench'))
    .option('-n, --players <number>', '', wholeNumber(1, 31))
    .option('--windows <number>', '', wholeNumber(1, 1000), 10)
    .option('--seconds <number>', '', aNumber(0.01, 60), 1)
    .option('--json')
    .addHelpText('after', examples('bench', `bench --game ${OTHER_GAME} --players 2 --windows 3 --json`))
    .action(async (choice: Choice) => {
      const game = chosenGame(choice);
      const players = choice.players ?? game.seats.most;
      checkPlayers(game, players);
      const { engineSpeed } = await import('@gaslamp/bench/engine');
      const windows = { warmUp: 2 * choice.seconds, count: choice.windows, seconds: choice.seconds };
      const speed = engineSpeed(game, players, windows);
      if (choice.json) printJson(speed);
      else print(...report(speed));
      done(0);
    });
}

function report(speed: EngineSpeed): string[] {
  const { baseline, processor } = speed;
  const micros = (value: number) => `${rounded(value, 2)} µs`;
  const rows: [string, string, string][] = [
    ['', 'by the clock', 'by processor time'],
    ['decisions a second', rounded(speed.decisionsPerSecond), rounded(processor.decisionsPerSecond)],
    ['matches a second', rounded(speed.matchesPerSecond, 1), ''],
    ['a decision', micros(speed.decideMicros), micros(processor.decideMicros)],
    ['a copy of the state', micros(speed.cloneMicros), micros(processor.cloneMicros)],
    ['copy : decide', rounded(speed.cloneToDecide, 2), rounded(processor.cloneMicros / processor.decideMicros, 2)],
    ...(baseline && processor.baseline ? besides(baseline, processor.baseline) : []),
  ];
  const alone = baseline
    ? []
    : [
        '',
        'boardgame.io is not installed, so there is no ratio: `npm run -s bench:engine` installs it and measures both.',
      ];
  const busy =
    processor.share < 0.9
      ? [
          '',
          `This process had ${rounded(100 * processor.share)} % of a core: the machine was busy, trust the second column.`,
        ]
      : [];
  return [`${speed.game}, ${speed.players} players, Node ${speed.node}`, '', ...columns(rows), ...alone, ...busy];
}

/** The rows about the baseline, by the clock and by processor time. */
const besides = (clock: Baseline, processor: Baseline): [string, string, string][] => [
  [`${clock.name}, moves a second`, rounded(clock.movesPerSecond), rounded(processor.movesPerSecond)],
  ['decisions : moves', rounded(clock.ratio, 1), rounded(processor.ratio, 1)],
  [
    `${clock.name}, NODE_ENV=production`,
    rounded(clock.productionMovesPerSecond),
    rounded(processor.productionMovesPerSecond),
  ],
  ['decisions : moves', rounded(clock.productionRatio, 1), rounded(processor.productionRatio, 1)],
];
