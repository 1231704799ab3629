// Plays matches of A Study in Emerald with the baseline bot in every seat and prints figures about heaps of cubes and about
// rounds without points. Usage:
//   npx tsx packages/bots/scripts/heaps.ts [matches] [seats, such as 2345] [first seed] [bots of another checkout]
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CITY_COUNT } from '@gaslamp/emerald-2e/box/ids';
import { cubesIn, type Emerald, runningTotal, trackPoints } from '@gaslamp/emerald-2e/box/state';
import { gameNamed } from '@gaslamp/games/games';
import type { botNamed } from '../src/bots.ts';
import { playMatch } from '../src/play.ts';

const here = fileURLToPath(new URL('../src', import.meta.url));
const [matches = '60', tables = '2345', first = '1', path = here] = argv.slice(2);
const game = gameNamed('emerald-2e');
const bots: { botNamed: typeof botNamed } = await import(pathToFileURL(`${path}/bots.ts`).href);
const bot = bots.botNamed(game.id, 'baseline');

interface Measured {
  readonly rounds: number;
  /** The largest number of cubes in one city at the beginning of a turn. */
  readonly highest: number;
  /** Share of turns that began with ten or more cubes in one city. */
  readonly heaped: number;
  /** The longest time without points for anybody except from markers, and the time before the first point. */
  readonly dryRounds: number;
  readonly noughtRounds: number;
  readonly claims: number;
}

function measure(seats: number, seed: number): Measured {
  const heaps: number[] = [];
  let points = 0;
  let since = 0;
  let dry = 0;
  let nought = 0;
  let claims = 0;
  let last = -1;
  const turn = (s: Emerald) => {
    last = s.active;
    heaps.push(highest(s));
    const sum = pointsOfAll(s);
    since = sum === points ? since + 1 : 0;
    points = sum;
    dry = Math.max(dry, since);
    if (sum === 0) nought++;
  };
  playMatch(
    game,
    Array(seats).fill(bot),
    seed,
    {},
    {
      asked: ({ view, decision }) => {
        const s = view.s as Emerald;
        if (decision.effect === 'turn.act' && s.active !== last) turn(s);
      },
      answered: ({ effect }, option) => {
        if (effect === 'turn.act' && game.verbs.format(option).startsWith('claim')) claims++;
      },
    },
  );
  return {
    rounds: heaps.length / seats,
    highest: Math.max(...heaps),
    heaped: heaps.filter((heap) => heap >= 10).length / heaps.length,
    dryRounds: dry / seats,
    noughtRounds: nought / seats,
    claims: (100 * claims) / heaps.length,
  };
}

function highest(s: Emerald): number {
  let most = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    let sum = 0;
    for (let player = 0; player < s.seats; player++) sum += cubesIn(s, player, city);
    most = Math.max(most, sum);
  }
  return most;
}

function pointsOfAll(s: Emerald): number {
  let sum = 0;
  for (let player = 0; player < s.seats; player++) sum += runningTotal(s, player) - trackPoints(s);
  return sum;
}

for (const seats of [...tables].map(Number)) {
  const all = Array.from({ length: Number(matches) }, (_, i) => measure(seats, Number(first) + i));
  const average = (of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const percent = (of: (one: Measured) => number) => `${(100 * average(of)).toFixed(0)} %`;
  console.log(
    `table of ${seats}, ${all.length} matches: ${average((one) => one.rounds).toFixed(1)} rounds, ` +
      `a city with 10 cubes in ${percent((one) => Number(one.highest >= 10))} of matches and ${percent((one) => one.heaped)} of turns, ` +
      `with 15 in ${percent((one) => Number(one.highest >= 15))} of matches; ` +
      `nobody scores for ${average((one) => one.dryRounds).toFixed(1)} rounds on end, ` +
      `${average((one) => one.noughtRounds).toFixed(1)} before the first point; ` +
      `${average((one) => one.claims).toFixed(0)} claims in 100 turns`,
  );
}
