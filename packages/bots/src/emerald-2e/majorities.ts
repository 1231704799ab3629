// Computes majorities in cities and the chance to have one when it is needed.
import { agentsIn, countOf, cubesIn, type Emerald } from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { entryAt } from '../tables.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The largest number of pieces of one player in a city, the first player with that many (-1: none), and the largest of the
 * others.
 */
export interface Contest {
  readonly city: number;
  readonly most: number;
  readonly leader: Player;
  readonly second: number;
}

/** R0.1, R0.2: agents and cubes. */
const piecesIn = (s: Emerald, player: Player, city: number): number =>
  agentsIn(s, player, city) + cubesIn(s, player, city);

export function contestIn(s: Emerald, city: number): Contest {
  let most = 0;
  let leader = -1;
  let second = 0;
  for (let player = 0; player < s.seats; player++) {
    const count = piecesIn(s, player, city);
    if (count > most) {
      second = most;
      most = count;
      leader = player;
    } else if (count > second) second = count;
  }
  return { city, most, leader, second };
}

/** Returns a player's lead in pieces over every other player in a city; 0 for a tie, negative if others lead. */
export const aheadIn = (s: Emerald, player: Player, contest: Contest): number =>
  piecesIn(s, player, contest.city) - strongestOther(player, contest);
const strongestOther = (player: Player, { most, leader, second }: Contest): number =>
  leader === player ? second : most;

/**
 * Returns the chance that the player has the majority at the beginning of the player's next turn. `me` evaluates and has just
 * moved. Others use a majority before it can be answered; one of `me` is answered first, cube by cube if both have many.
 */
export function majorityChance(s: Emerald, me: Player, player: Player, contest: Contest): number {
  const ahead = aheadIn(s, player, contest);
  const missing = 1 - ahead;
  if (missing > countOf(s.cubeStock, player)) return 0;
  if (player !== me) return ahead > 0 ? entryAt(WEIGHTS.othersHold, ahead) : entryAt(WEIGHTS.othersOvertake, missing);
  const against = strongestOther(player, contest);
  const beside = against === 0 ? 0 : against < 3 ? 1 : 2;
  return ahead > 0 ? entryAt(WEIGHTS.holds[beside], ahead) : entryAt(WEIGHTS.overtakes[beside], missing);
}
