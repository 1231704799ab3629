// Estimates from public facts how near a player is to the goal of any personality.
import type { Player } from '@gaslamp/kernel/state';
import { AREA_COUNT } from '@gaslamp/nanty-narking/box/ids';
import type { Personality } from '@gaslamp/nanty-narking/box/pack';
import { holds, needed, personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import {
  type At,
  agentsIn,
  citizensIn,
  grenadiersIn,
  markersOnBoard,
  type Nanty,
  netWorth,
  piecesOf,
} from '@gaslamp/nanty-narking/box/state';
import { power } from '../arithmetic.ts';
import { entryAt } from '../tables.ts';
import { WEIGHTS } from './weights.ts';

/** Returns the chance that the condition holds at the player's check, after this number of other turns (R3.3). */
export function chanceAtCheck(where: At, player: Player, index: number, turns: number): number {
  if (turns === 0) return holds(where, player, index) ? 1 : 0;
  const what = personality(where, index);
  const least = needed(where, index);
  // A personality that is not in the match; or Holmes, who waits for the end of the draw pile.
  if (least === 0) return 0;
  const besides = asksMore(what) && !progress(where, player, index).also ? WEIGHTS.comesByItself : 1;
  switch (what.condition) {
    case 'areasWithOwnAgent':
      return besides * atLeast(least, where.s, player, what.troubleFree ? keepsAgentInPeace : keepsAgent, turns);
    case 'controlledAreas':
      return besides * atLeast(least, where.s, player, keepsControl, turns);
    case 'netWorth': {
      const over = netWorth(where, player) - least;
      return over < 0 ? 0 : besides * power(entryAt(WEIGHTS.worthHolds, Math.floor(over / 3)), turns);
    }
    default:
      return besides * entryAt(WEIGHTS.markersHold, markersOnBoard(where.s) - least + 2);
  }
}

/** Returns the chance that the condition can be met within a few turns. */
export function chanceInTime(where: At, player: Player, index: number): number {
  const what = personality(where, index);
  const least = needed(where, index);
  if (least === 0) return 0;
  const besides = asksMore(what) && !progress(where, player, index).also ? WEIGHTS.besidesMissing : 1;
  switch (what.condition) {
    case 'areasWithOwnAgent':
      return besides * atLeast(least, where.s, player, getsAgent, 1);
    case 'controlledAreas':
      return besides * atLeast(least, where.s, player, getsControl, 1);
    case 'netWorth':
      return besides * power(WEIGHTS.perPoundMissing, Math.max(0, least - netWorth(where, player)));
    default:
      return besides * power(WEIGHTS.perMarkerMissing, Math.max(0, least - markersOnBoard(where.s)));
  }
}

/** R7.10 */
const asksMore = ({ includes, buildings, presence }: Personality): boolean =>
  includes !== null || buildings > 0 || presence > 0;

type AreaChance = (s: Nanty, player: Player, area: number) => number;

const keepsAgent: AreaChance = (s, player, area) => {
  const agents = agentsIn(s, player, area);
  if (agents === 0 || grenadiersIn(s, area) > 0) return WEIGHTS.comesByItself;
  if (agents > 1) return WEIGHTS.oneOfSeveralStays;
  return s.trouble[area] === 1 ? WEIGHTS.agentInTroubleStays : WEIGHTS.agentStays;
};
const keepsAgentInPeace: AreaChance = (s, player, area) =>
  s.trouble[area] === 1 ? WEIGHTS.comesByItself : keepsAgent(s, player, area);
const keepsControl: AreaChance = (s, player, area) => {
  const ahead = aheadIn(s, player, area);
  return grenadiersIn(s, area) > 0 || ahead <= 0 ? WEIGHTS.comesByItself : entryAt(WEIGHTS.controlHolds, ahead);
};

const getsAgent: AreaChance = (s, player, area) => {
  if (grenadiersIn(s, area) > 0) return WEIGHTS.pastGrenadier;
  const agents = agentsIn(s, player, area);
  if (agents === 0) return WEIGHTS.bringsAgent;
  if (agents > 1) return WEIGHTS.keepsOneOfSeveral;
  return s.trouble[area] === 1 ? WEIGHTS.keepsAgentInTrouble : WEIGHTS.keepsAgent;
};
const getsControl: AreaChance = (s, player, area) => {
  if (grenadiersIn(s, area) > 0) return WEIGHTS.pastGrenadier;
  const ahead = aheadIn(s, player, area);
  if (ahead === 0 && piecesOf(s, player, area) === 0) return WEIGHTS.controlOfEmpty;
  return entryAt(WEIGHTS.control, ahead + 3);
};

/** Returns a player's lead in pieces over all others and the New Citizens in an area; negative if behind (R7.4). */
function aheadIn(s: Nanty, player: Player, area: number): number {
  let most = citizensIn(s, area);
  for (let other = 0; other < s.seats; other++) if (other !== player) most = Math.max(most, piecesOf(s, other, area));
  return piecesOf(s, player, area) - most;
}

/** Probabilities that exactly this many of the areas so far count, up to one less than required. */
const fewer = new Float64Array(AREA_COUNT + 1);
/** Returns the probability that at least `least` areas count after some turns, given each area's probability for one turn. */
function atLeast(least: number, s: Nanty, player: Player, chance: AreaChance, turns: number): number {
  fewer.fill(0);
  fewer[0] = 1;
  let enough = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const once = chance(s, player, area);
    const p = power(once, turns);
    const most = Math.min(area + 1, least - 1);
    let before = 0;
    for (let n = 0; n <= most; n++) {
      const exactly = fewer[n]!;
      fewer[n] = exactly * (1 - p) + before * p;
      before = exactly;
    }
    enough += before * p;
  }
  return enough;
}
