// Counts, in matches of equal bots, those that were ended by a player who then lost: whose last answer outside a draft, of two or
// more options, came from a loser in that player's own turn. Also counts those where another answer to that question was better,
// as `hindsight.ts` tells, and prints each of them. Usage:
//   npx tsx packages/bots/scripts/endings.ts GAME BOT MATCHES [--seats 3] [--first SEED]
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { gameNamed } from '@gaslamp/games/games';
import type { Option } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { Situation } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import { playMatch, winShare } from '../src/play.ts';
import { type Answered, hindsightOf } from './hindsight.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { seats: { type: 'string', default: '3' }, first: { type: 'string', default: '1' } },
});
const [id = 'emerald-2e', name = 'steady', matches = '20'] = positionals;
const game = gameNamed(id);
const bot = botNamed(id, name);
const seats = Number(values.seats);
const hindsight = hindsightOf(id);
let byLosers = 0;
let better = 0;
const reasons = new Map<string, number>();
for (let i = 0; i < Number(matches); i++) {
  const seed = Number(values.first) + i;
  let situation: Situation | null = null;
  let last: Answered | null = null;
  const asked = (of: Situation) => {
    situation = of;
  };
  const answered = (decision: Decision, option: Option) => {
    if (situation?.decision !== decision) return;
    const { s } = situation.view;
    if (s.step === 0 && game.active(s) === decision.player) last = { situation, option };
  };
  const { result } = playMatch(game, Array(seats).fill(bot), seed, {}, { asked, answered });
  const ending = last as Answered | null;
  if (ending === null) continue;
  const { player, effect } = ending.situation.decision;
  const isLoser = winShare(result, player) === 0;
  if (isLoser) {
    byLosers++;
    reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
  }
  const other = hindsight(ending, seed);
  if (other === null) continue;
  better++;
  const [did, could] = [ending.option, other.option].map((option) => game.verbs.format(option));
  const gain = `${other.gain.toFixed(3)} ± ${other.error.toFixed(3)}`;
  console.log(
    `seed ${seed}: ${isLoser ? 'a loser' : 'a winner'} (${result.reason}), ${effect}: ${did}; ${could} gains ${gain}`,
  );
}
const by = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
console.log(`${id}, ${seats} of ${name}: ${byLosers} of ${matches} matches were ended by a loser (${by}),`);
console.log(`and in ${better} another answer was better`);
