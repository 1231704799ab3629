// Evaluates a position as a player's chance to win, from 0 to 1.
import { cardOf } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import {
  type At,
  agentsIn,
  agentsOnBoard,
  countOf,
  cubesIn,
  type Emerald,
  identityOf,
  runningTotal,
} from '@gaslamp/emerald-2e/box/state';
import { victoryTarget } from '@gaslamp/emerald-2e/rules/ending';
import type { Player } from '@gaslamp/kernel/state';
import { entryAt } from '../tables.ts';
import type { Deal } from './beliefs.ts';
import { majorityChance } from './majorities.ts';
import { guessedMeans, ownMeans, prospects } from './prospects.ts';
import { type BySide, bySide, isTurned, onSide, printedSide, SIDES, type Side, sideIn, slot } from './sides.ts';
import { winLater, winNow } from './standing.ts';
import { type City, type Survey, survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';
import { worthIn, worthOfPlay } from './worth.ts';

/** R4.5 */
const HAND_SIZE = 5;

/**
 * Returns the chance that `me` wins. Reads from a dealt world only what `me` may know: the table, the own hand, and what others
 * own. The sides come from `deals`, except those of players revealed on the way to this position.
 */
export function chanceToWin(at: At, me: Player, deals: readonly Deal[]): number {
  const { s } = at;
  const possible = possibleSides(at, deals);
  const now = pointsNow(s);
  let ifNow = 0;
  for (const { restorationists, chance } of possible) ifNow += chance * winNow(s, me, restorationists, now);
  if (s.reason !== 0) return ifNow;

  const odds = oddsOf(s.seats, possible);
  const closeness = closenessOfEnd(at);
  const later = pointsLater(at, me, odds, now, closeness);
  const sure = WEIGHTS.leadAtStart + (WEIGHTS.leadAtEnd - WEIGHTS.leadAtStart) * closeness;
  let ifLater = 0;
  for (const { restorationists, chance } of possible) ifLater += chance * winLater(s, me, restorationists, later, sure);
  const ends = chanceOfEnd(at, me, odds);
  return ends * ifNow + (1 - ends) * ifLater;
}

/** Returns the deals that agree with the identities revealed in this position, as effective sides (R0.9). */
function possibleSides(at: At, deals: readonly Deal[]): Deal[] {
  const { s, data } = at;
  let open = 0;
  let shown = 0;
  let flipped = 0;
  for (let player = 0; player < s.seats; player++) {
    if (isTurned(s, player)) flipped |= 1 << player;
    if (s.revealed[player] === 0) continue;
    open |= 1 << player;
    if (printedSide(cardOf(data, identityOf(s, player))) === RESTORATIONIST) shown |= 1 << player;
  }
  const fitting = deals.filter((deal) => (deal.restorationists & open) === shown);
  const sum = fitting.reduce((total, deal) => total + deal.chance, 0);
  return fitting.map(({ restorationists, chance }) => ({
    restorationists: restorationists ^ flipped,
    chance: chance / sum,
  }));
}

/** Returns each player's chance to be a Restorationist. */
function oddsOf(seats: number, sides: readonly Deal[]): number[] {
  const odds: number[] = Array(seats).fill(0);
  for (const { restorationists, chance } of sides)
    for (let player = 0; player < seats; player++)
      if (sideIn(restorationists, player) === RESTORATIONIST) odds[player]! += chance;
  return odds;
}

/** Returns the booked points that count on each side (R17.2, R17.3); kills and the track depend on the others' sides. */
function pointsNow(s: Emerald): BySide {
  const points = bySide(s.seats);
  for (let player = 0; player < s.seats; player++) {
    const neutral = countOf(s.neutral, player);
    points[slot(player, RESTORATIONIST)] = neutral + countOf(s.restorationist, player);
    points[slot(player, LOYALIST)] = neutral + countOf(s.loyalist, player);
  }
  return points;
}

/** Returns every player's projected points: booked points, prospects, and the value of pieces and cards. */
function pointsLater(at: At, me: Player, odds: readonly number[], now: BySide, closeness: number): BySide {
  const { s } = at;
  const actionsLeft = s.active === me ? 2 - s.acted : 0;
  const plays = WEIGHTS.plays * (1 - closeness);
  const worth = worthIn(at.data);
  const seen = survey(at, me, worth);
  const points = new Float64Array(now);
  for (const owned of seen.owned) {
    const { player } = owned;
    const standing = pieces(s, seen, player);
    const means = player === me ? ownMeans(owned, seen.hand, plays) : guessedMeans(owned, plays);
    for (const side of SIDES) {
      // The points do not matter on a side that the player is certainly not on.
      if (odds[player] === (side === RESTORATIONIST ? 0 : 1)) continue;
      let sum = standing + prospects(at, means, side, seen, worth, odds);
      sum += onSide(seen.average, player, side) * plays;
      if (player === me) sum += hand(s, seen, side) + actionsLeft * WEIGHTS.action;
      points[slot(player, side)]! += sum;
    }
  }
  return points;
}

/** Returns the total value by number of pieces, given the value of each piece, first to last. */
function sums(table: readonly number[]): readonly number[] {
  let sum = 0;
  const more = (one: number): number => {
    sum += one;
    return sum;
  };
  return [0, ...table.map(more)];
}
const AGENTS = sums(WEIGHTS.agents);
const CUBES_IN_STOCK = sums(WEIGHTS.cubesInStock);
const TOKENS = sums(WEIGHTS.tokens);

/** Values agents, cubes and tokens, wherever they are. */
function pieces(s: Emerald, seen: Survey, player: Player): number {
  let agents = 0;
  let cubes = 0;
  let exposed = 0;
  for (const here of seen.cities) {
    const standing = agentsIn(s, player, here.city);
    agents += standing;
    cubes += cubesIn(s, player, here.city);
    if (standing > 0) exposed += standing * danger(s, seen.me, player, here);
  }
  return (
    entryAt(AGENTS, agents) +
    entryAt(CUBES_IN_STOCK, countOf(s.cubeStock, player)) +
    entryAt(TOKENS, countOf(s.tokens, player)) +
    cubes * WEIGHTS.cubeInCity +
    countOf(s.limbo, player) * WEIGHTS.cubeInLimbo -
    exposed * WEIGHTS.exposedAgent
  );
}
/** Returns the chance that another player with agents there has the majority that an attack needs (R10.2). */
function danger(s: Emerald, me: Player, player: Player, here: City): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== player && agentsIn(s, other, here.city) > 0)
      most = Math.max(most, majorityChance(s, me, other, here));
  return most;
}

/**
 * Values the hand, filled up to five cards (R4.5), relative to an average hand; cards beyond five are a gain. A symbol without
 * use is worth little.
 */
function hand(s: Emerald, { me, hand, cities, average }: Survey, side: Side): number {
  const claimable = cities.some(({ leader, faceUp }) => leader === me && faceUp >= 0);
  const stock = countOf(s.cubeStock, me);
  const use = {
    place: stock > 0 ? 1 : WEIGHTS.idleSymbol,
    claim: claimable ? 1 : WEIGHTS.claimLater,
    retrieve:
      stock < 3 ? WEIGHTS.retrieveWanted : countOf(s.limbo, me) > 0 ? WEIGHTS.retrieveUseful : WEIGHTS.idleSymbol,
    move: 1,
  };
  const missing = Math.max(0, HAND_SIZE - hand.length);
  let sum = (missing - HAND_SIZE) * onSide(average, me, side);
  for (const card of hand) sum += worthOfPlay(card, side, use);
  return sum * WEIGHTS.handAboveAverage;
}

/** Returns the progress of the match: 0 at the start, 1 when a marker or a total ends it (R16.1, R16.2). */
function closenessOfEnd(at: At): number {
  const { s } = at;
  let most = 0;
  for (let player = 0; player < s.seats; player++) most = Math.max(most, runningTotal(s, player));
  return Math.min(1, Math.max(most / victoryTarget(at), Math.max(...s.markers) / 10));
}

/** Returns the chance that the match ends before `me` can react (R16). */
function chanceOfEnd(at: At, me: Player, odds: readonly number[]): number {
  const { s } = at;
  const target = victoryTarget(at);
  let goesOn = 1;
  for (const marker of s.markers) goesOn *= 1 - (WEIGHTS.markerEnds[10 - marker] ?? 0);
  for (let player = 0; player < s.seats; player++) {
    if (player !== me) goesOn *= 1 - (WEIGHTS.targetEnds[Math.max(0, target - runningTotal(s, player))] ?? 0);
    if (s.revealed[player] === 1) continue;
    const agents = WEIGHTS.lastAgentsFall[agentsOnBoard(at, player)] ?? 0;
    const tokens = WEIGHTS.lastTokensGo[countOf(s.tokens, player)] ?? 0;
    goesOn *= 1 - odds[player]! * (1 - (1 - agents) * (1 - tokens));
  }
  return 1 - goesOn;
}
