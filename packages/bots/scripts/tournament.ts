// Plays matches of one bot against others and prints how often it wins. Usage:
//   npx tsx packages/bots/scripts/tournament.ts [game] [matches] [seats] [bot] [against] [first seed]
import { argv, cpuUsage } from 'node:process';
import { gameNamed } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { botNamed } from '../src/bots.ts';
import { playMatch, winShare } from '../src/play.ts';

const [id = 'emerald-2e', matches = '100', seats = '2', name = 'heuristic', against = 'random', first = '1'] =
  argv.slice(2);
const game = gameNamed(id);
const bot = botNamed(game.id, name);
const other = botNamed(game.id, against);
const count = Number(matches);
const players = Number(seats);

let wins = 0;
let decisions = 0;
let moves = 0;
const ends = new Map<string, { matches: number; wins: number }>();
const sum = { own: 0, best: 0 };
const began = cpuUsage();
for (let i = 0; i < count; i++) {
  const seat = i % players;
  const table = Array.from({ length: players }, (_, player) => (player === seat ? bot : other));
  const played = playMatch(game, table, Number(first) + i);
  const share = winShare(played.result, seat);
  wins += share;
  decisions += at(played.decisionsOf, seat);
  moves += played.moves;
  const end = ends.get(played.endedBy) ?? { matches: 0, wins: 0 };
  ends.set(played.endedBy, { matches: end.matches + 1, wins: end.wins + share });
  const { points } = played.result;
  sum.own += at(points, seat);
  sum.best += Math.max(...points.filter((_, player) => player !== seat));
}
// Processor time, which is independent of other load on the machine.
const { user, system } = cpuUsage(began);
const seconds = (user + system) / 1e6;
// One standard error of a share of wins.
const rate = wins / count;
const error = Math.sqrt((rate * (1 - rate)) / count);
console.log(`${id}: ${name} against ${players - 1} ${against}: ${count} matches from seed ${first}, seats alternating`);
console.log(`won ${wins.toFixed(1)} = ${(100 * rate).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
console.log(
  `points ${(sum.own / count).toFixed(1)} to ${(sum.best / count).toFixed(1)} of the best other, ${Math.round(moves / count)} moves a match`,
);
for (const [end, { matches: n, wins: won }] of ends) console.log(`ended by ${end}: ${n}, won ${won.toFixed(1)}`);
console.log(
  `${seconds.toFixed(1)} s, ${(seconds / count).toFixed(3)} s a match, ${Math.round(decisions / count)} decisions of ${name}, ${((1000 * seconds) / decisions).toFixed(2)} ms each`,
);
