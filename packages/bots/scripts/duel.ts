// Plays the heuristic of this checkout against that of another one, each match twice with the seats swapped. Usage:
//   npx tsx packages/bots/scripts/duel.ts <other>/packages/bots/src [game] [pairs] [seats, such as 2345] [first seed]
// <other>: a worktree of another commit with a link to these node_modules, so that both play by the rules of this checkout.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { gameNamed } from '@gaslamp/games/games';
import type { Bot } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import { playMatch, winShare } from '../src/play.ts';

const [path = '', id = 'emerald-2e', pairs = '50', tables = '2345', first = '1001'] = argv.slice(2);
const game = gameNamed(id);
const theirs: { botNamed: typeof botNamed } = await import(pathToFileURL(`${path}/bots.ts`).href);

/** A bot that measures the time of its answers. */
function timed(bot: Bot): { readonly bot: Bot; readonly each: () => number } {
  let spent = 0;
  let answers = 0;
  const choose: Bot['choose'] = (situation) => {
    const began = performance.now();
    const option = bot.choose(situation);
    spent += performance.now() - began;
    answers++;
    return option;
  };
  return { bot: { name: bot.name, choose }, each: () => spent / answers };
}
const ours = timed(botNamed(id, 'heuristic'));
const other = timed(theirs.botNamed(id, 'heuristic'));

/** Returns our seats' share of all wins in a match and the same match with the seats swapped. */
function pair(seats: number, i: number): number {
  let mask = 0;
  for (let k = 0; k < Math.floor(seats / 2); k++) mask |= 1 << ((i + 2 * k) % seats);
  let won = 0;
  for (const swapped of [0, 1]) {
    const isOurs = (seat: number) => ((mask >> seat) & 1) !== swapped;
    const bots = Array.from({ length: seats }, (_, seat) => (isOurs(seat) ? ours.bot : other.bot));
    const { result } = playMatch(game, bots, Number(first) + i);
    for (let seat = 0; seat < seats; seat++) if (isOurs(seat)) won += winShare(result, seat);
  }
  return won / 2;
}

function report(name: string, shares: readonly number[]): void {
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  const half = 1.96 * Math.sqrt(variance / shares.length);
  const [share, error] = [mean, half].map((part) => (100 * part).toFixed(1));
  console.log(`${name}: ${2 * shares.length} matches, ours won ${share} % ± ${error} (95 %, by pairs)`);
}

const all: number[] = [];
for (const seats of [...tables].map(Number)) {
  const shares = Array.from({ length: Number(pairs) }, (_, i) => pair(seats, i));
  report(`table of ${seats}`, shares);
  all.push(...shares);
}
report('in all', all);
const [mine, yours] = [ours.each(), other.each()];
console.log(`${mine.toFixed(2)} ms an answer against ${yours.toFixed(2)}: ${(mine / yours).toFixed(2)} to 1`);
