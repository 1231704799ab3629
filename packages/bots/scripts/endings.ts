// Counts the matches of equal bots that were ended by a player who then lost: whose last answer with two or more options came from a
// loser in that player's own turn. Usage:
//   npx tsx packages/bots/scripts/endings.ts GAME BOT MATCHES [--seats 3] [--first SEED]
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { gameNamed } from '@gaslamp/games/games';
import { botNamed } from '../src/bots.ts';
import { playMatch, winShare } from '../src/play.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { seats: { type: 'string', default: '3' }, first: { type: 'string', default: '1' } },
});
const [id = 'emerald-2e', name = 'steady', matches = '20'] = positionals;
const game = gameNamed(id);
const bot = botNamed(id, name);
const seats = Number(values.seats);
let ended = 0;
const reasons = new Map<string, number>();
for (let i = 0; i < Number(matches); i++) {
  let last = -1;
  const answered = ({ player, options }: { readonly player: number; readonly options: readonly number[] }) => {
    if (options.length > 1) last = player;
  };
  const { result } = playMatch(game, Array(seats).fill(bot), Number(values.first) + i, {}, { answered });
  if (winShare(result, last) > 0) continue;
  ended++;
  reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
}
const by = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
console.log(`${id}, ${seats} of ${name}: ${ended} of ${matches} matches were ended by a loser (${by})`);
