// Writes positions of matches of Nanty Narking between equal bots, with what became of them, for `fit.ts`: a line of JSON for each
// match. A bot strays from its choice now and then, so that other positions occur. Usage:
//   npx tsx packages/bots/scripts/samples.ts MATCHES [--seats 2] [--first SEED] [--bot baseline] [--stray 12] > FILE
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Effects } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import type { At } from '@gaslamp/nanty-narking/box/state';
import { botNamed } from '../src/bots.ts';
import { chanceToWin } from '../src/nanty-narking/evaluate.ts';
import { featuresOf } from '../src/nanty-narking/features.ts';
import { suspicions } from '../src/nanty-narking/suspicions.ts';
import { winShare } from '../src/play.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    first: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'baseline' },
    stray: { type: 'string', default: '12' },
  },
});
const game = gameNamed('nanty-narking');
const bot = botNamed(game.id, values.bot);
/** The step before which the plan of a turn ends. */
const LAST = 'turn.refill';

/** Returns the game with a look at every position at which a plan ends. */
function watched(look: (s: State) => void): typeof game {
  const step = game.effects.byName[LAST];
  if (step?.kind !== 'step') throw new Error(`${LAST} is no step`);
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
const short = (x: number): number => Math.round(x * 1e4) / 1e4;

for (let i = 0; i < Number(positionals[0] ?? 10); i++) {
  const seed = Number(values.first) + i;
  const seats = Number(at([...values.seats], i % values.seats.length));
  const rows: { readonly seat: number; readonly features: readonly number[]; readonly old: number }[] = [];
  const look = (s: State) => {
    // The cast is safe: the game was chosen above.
    const where = { s, data: game.data } as unknown as At;
    for (let seat = 0; seat < seats; seat++) {
      const suspected = suspicions(where, seat);
      const features = featuresOf(where, seat, suspected).values;
      rows.push({ seat, features, old: chanceToWin(where, seat, suspected) });
    }
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
    else table.choose(bot.choose({ game, view: view(game, table.s, player), decision, dice }));
  }
  const result = game.result(table);
  if (result === null) throw new Error('the match is over and has no result');
  const lines = rows.map(({ seat, old, features }) => [seat, winShare(result, seat), old, ...features].map(short));
  stdout.write(`${JSON.stringify({ seed, seats, rows: lines })}\n`);
}
