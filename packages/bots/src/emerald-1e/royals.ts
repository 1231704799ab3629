// Estimates a player's prospects with royals not yet killed or hidden.
import { mainOf } from '@gaslamp/emerald-1e/box/data';
import { CITIES } from '@gaslamp/emerald-1e/box/ids';
import { type At, agentsIn, countOf } from '@gaslamp/emerald-1e/box/state';
import { countersIn } from '@gaslamp/emerald-1e/seen/goals';
import type { Player } from '@gaslamp/kernel/state';
import type { Means } from './cards.ts';
import { WEIGHTS } from './weights.ts';

/** Values the two royals nearest to falling to a player who has an agent there and a card to begin with. */
export function royalsInReach(at: At, player: Player, means: Means, restorationist: boolean, mine: boolean): number {
  const { s, data } = at;
  let [best, second] = [0, 0];
  for (let royal = 0; royal < s.royal.length; royal++) {
    if (s.royal[royal] !== -1) continue;
    const { needed, points, city } = data.pack.royals[royal]!;
    const where = CITIES.indexOf(city);
    if (agentsIn(s, player, where) === 0) continue;
    if (!(restorationist ? mayKill(at, player, means, where) : means.hides)) continue;
    const bombs = countersIn(at, player, where);
    // The hands of others are estimated from their decks.
    const more = mine ? means.handBombs : Math.min(2, means.bombs / 3);
    const part = Math.min(1, (bombs + more) / needed);
    const value = points * part * part * WEIGHTS.royalInReach;
    if (value > best) [best, second] = [value, best];
    else if (value > second) second = value;
  }
  return best + second / 2;
}

function mayKill({ s, data }: At, player: Player, means: Means, where: number): boolean {
  if (means.hires) return true;
  if (means.main && s.agentAt[mainOf(player)] === where) return true;
  return means.killers.some((kind) => {
    const agent = countOf(data.agentOfKind, kind);
    return s.agentAt[agent] === where && s.agentOf[agent] === player;
  });
}
