// Writes positions of matches between equal bots for `fit.ts`, with the features of what a seat may believe there and the truth: a
// line of JSON for each match. A bot strays from its choice now and then, so that other positions occur. Usage:
//   npx tsx packages/bots/scripts/samples.ts GAME MATCHES [--seats 2] [--first SEED] [--bot steady] [--effort 1] [--stray 12] > FILE
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Effects } from '@gaslamp/kernel/effects';
import type { Result } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { botNamed } from '../src/bots.ts';
import { type Alternative, lookOf } from './rows.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    first: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'steady' },
    effort: { type: 'string', default: '1' },
    stray: { type: 'string', default: '12' },
  },
});
const game = gameNamed(at(positionals, 0));
const bot = botNamed(game.id, values.bot);
const lookAt = lookOf(game);
/** The step before which the plan of a turn of Nanty Narking ends. */
const LAST = 'turn.refill';

/** Returns the game with a look at every position at which a plan ends. */
function watched(look: (s: State) => void): typeof game {
  const step = game.effects.byName[LAST];
  if (step?.kind !== 'step') return game;
  const effects = new Effects<State, unknown>();
  Object.assign(effects.byName, game.effects.byName);
  effects.byName[LAST] = {
    kind: 'step',
    run(g, locals) {
      look({ ...copy(g.s), agenda: [] });
      step.run(g, locals);
    },
  };
  return { ...game, effects };
}
const short = (_: string, x: unknown): unknown => (typeof x === 'number' ? Math.round(x * 1e4) / 1e4 : x);

for (let i = 0; i < Number(positionals[1] ?? 10); i++) {
  const seed = Number(values.first) + i;
  const seats = Number(at([...values.seats], i % values.seats.length));
  const rows: ((result: Result) => readonly Alternative[])[] = [];
  const look = (s: State) => {
    for (let seat = 0; seat < seats; seat++) rows.push(lookAt(s, game.data, seat));
  };
  const table = new Table(watched(look), game.setup(seats, {}), new FastDice(seed));
  const dice = new FastDice(~seed);
  let active = -1;
  for (let { decision } = table; decision !== null; { decision } = table) {
    const { player, options } = decision;
    if (game.active(table.s) !== active && table.s.step === 0) {
      active = game.active(table.s);
      look(table.s);
    }
    if (options.length === 1) table.choose(at(options, 0));
    else if (dice.below(Number(values.stray)) === 0) table.choose(dice.oneOf(options));
    else
      table.choose(
        bot.choose({ game, view: view(game, table.s, player), decision, dice, effort: Number(values.effort) }),
      );
  }
  const result = game.result(table);
  if (result === null) throw new Error('the match is over and has no result');
  stdout.write(`${JSON.stringify({ seed, seats, rows: rows.map((row) => row(result)) }, short)}\n`);
}
