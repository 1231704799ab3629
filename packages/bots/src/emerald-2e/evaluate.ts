// How good a position is for a player: the chance to win, from 0 to 1.
import { victoryTarget } from '@gaslamp/emerald-2e/ending';
import { CITY_COUNT, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { type At, agentsOnBoard, cell, type Emerald, identityOf, runningTotal } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';
import type { Deal } from './beliefs.ts';
import { guessedMeans, majorityChance, ownMeans, prospects } from './prospects.ts';
import { type BySide, winLater, winNow } from './standing.ts';
import { type Survey, survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';
import { SIDES, type Side, worthIn, worthOfPlay } from './worth.ts';

/** R4.5 */
const HAND_SIZE = 5;

/**
 * The chance that `me` wins. Of a dealt world it reads what `me` may know: the table, the own hand, what others own.
 * Sides are those of `deals`, but what the world says of players who have been revealed on the way to this position.
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

/** Those of the deals that agree with the identities that are open in this position, as effective sides (R0.9). */
function possibleSides(at: At, deals: readonly Deal[]): Deal[] {
  const { s, data } = at;
  let open = 0;
  let shown = 0;
  let flipped = 0;
  for (let player = 0; player < s.seats; player++) {
    if (s.flips[player]! % 2 === 1) flipped |= 1 << player;
    if (s.revealed[player] === 0) continue;
    open |= 1 << player;
    if (data.cards[data.kindOf[identityOf(s, player)]!]!.side === 'restorationist') shown |= 1 << player;
  }
  const fitting = deals.filter((deal) => (deal.restorationists & open) === shown);
  const sum = fitting.reduce((total, deal) => total + deal.chance, 0);
  return fitting.map(({ restorationists, chance }) => ({
    restorationists: restorationists ^ flipped,
    chance: chance / sum,
  }));
}

/** By player, how likely that is a Restorationist. */
function oddsOf(seats: number, sides: readonly Deal[]): number[] {
  const odds: number[] = Array(seats).fill(0);
  for (const { restorationists, chance } of sides)
    for (let player = 0; player < seats; player++) if ((restorationists >> player) & 1) odds[player]! += chance;
  return odds;
}

/** Booked points that count for either side (R17.2, R17.3); kills and the track depend on the others' sides. */
function pointsNow(s: Emerald): BySide {
  const points = new Float64Array(2 * s.seats);
  for (let player = 0; player < s.seats; player++) {
    points[player * 2 + RESTORATIONIST] = s.neutral[player]! + s.restorationist[player]!;
    points[player * 2 + LOYALIST] = s.neutral[player]! + s.loyalist[player]!;
  }
  return points;
}

/** What everybody is heading for: booked points, prospects, and what pieces and cards are thought to bring. */
function pointsLater(at: At, me: Player, odds: readonly number[], now: BySide, closeness: number): BySide {
  const { s } = at;
  const actionsLeft = s.active === me ? 2 - s.acted : 0;
  const plays = WEIGHTS.plays * (1 - closeness);
  const worth = worthIn(at.data);
  const seen = survey(at, me, worth);
  const points = new Float64Array(now);
  for (let player = 0; player < s.seats; player++) {
    const standing = pieces(s, seen, player);
    for (const side of SIDES) {
      // On a side that a player is not on, the points matter to nobody.
      if (odds[player] === (side === RESTORATIONIST ? 0 : 1)) continue;
      const means = player === me ? ownMeans(at, me, side, seen, plays) : guessedMeans(player, side, seen, plays);
      let sum = standing + prospects(at, means, seen, worth, odds);
      sum += seen.deck[player * 2 + side]! * plays;
      if (player === me) sum += hand(at, seen, me, side) + actionsLeft * WEIGHTS.action;
      points[player * 2 + side]! += sum;
    }
  }
  return points;
}

/** Agents, cubes and tokens, wherever they are. */
function pieces(s: Emerald, seen: Survey, player: Player): number {
  let agents = 0;
  let cubes = 0;
  let exposed = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const here = s.agents[cell(player, city)]!;
    agents += here;
    cubes += s.cubes[cell(player, city)]!;
    if (here > 0) exposed += here * danger(s, seen, player, city);
  }
  return (
    first(WEIGHTS.agents, agents) +
    first(WEIGHTS.cubesInStock, s.cubeStock[player]!) +
    first(WEIGHTS.tokens, s.tokens[player]!) +
    cubes * WEIGHTS.cubeInCity +
    s.limbo[player]! * WEIGHTS.cubeInLimbo -
    exposed * WEIGHTS.exposedAgent
  );
}
/** How likely somebody else with agents there gets the majority that an attack needs (R10.2). */
function danger(s: Emerald, seen: Survey, player: Player, city: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== player && s.agents[cell(other, city)]! > 0)
      most = Math.max(most, majorityChance(s, seen, other, city));
  return most;
}
const first = (table: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count && i < table.length; i++) sum += table[i]!;
  return sum;
};

/**
 * Cards in hand and those that will be drawn up to five (R4.5), against an average hand; cards beyond five are a gain.
 * A symbol with nothing to work on is worth little.
 */
function hand({ s, data }: At, seen: Survey, me: Player, side: Side): number {
  const claimable = seen.leader.some((leader, city) => leader === me && seen.faceUp[city]! >= 0);
  const stock = s.cubeStock[me]!;
  const use = {
    place: stock > 0 ? 1 : WEIGHTS.idleSymbol,
    claim: claimable ? 1 : WEIGHTS.claimLater,
    retrieve: stock < 3 ? WEIGHTS.retrieveWanted : s.limbo[me]! > 0 ? WEIGHTS.retrieveUseful : WEIGHTS.idleSymbol,
    move: 1,
  };
  const missing = Math.max(0, HAND_SIZE - seen.hand.length);
  let sum = (missing - HAND_SIZE) * seen.deck[me * 2 + side]!;
  for (const kind of seen.hand) sum += worthOfPlay(data.cards[kind]!, side, use);
  return sum * WEIGHTS.handAboveAverage;
}

/** From 0 at the start to 1 when a marker or a total is where it ends the match (R16.1, R16.2). */
function closenessOfEnd(at: At): number {
  const { s } = at;
  let most = 0;
  for (let player = 0; player < s.seats; player++) most = Math.max(most, runningTotal(s, player));
  return Math.min(1, Math.max(most / victoryTarget(at), s.markers[0]! / 10, s.markers[1]! / 10));
}

/** How likely the match is over before `me` can do anything about it (R16). */
function chanceOfEnd(at: At, me: Player, odds: readonly number[]): number {
  const { s } = at;
  const target = victoryTarget(at);
  let goesOn = 1;
  for (const marker of s.markers) goesOn *= 1 - (WEIGHTS.markerEnds[10 - marker] ?? 0);
  for (let player = 0; player < s.seats; player++) {
    if (player !== me) goesOn *= 1 - (WEIGHTS.targetEnds[Math.max(0, target - runningTotal(s, player))] ?? 0);
    if (s.revealed[player] === 1) continue;
    const agents = WEIGHTS.lastAgentsFall[agentsOnBoard(at, player)] ?? 0;
    const tokens = WEIGHTS.lastTokensGo[s.tokens[player]!] ?? 0;
    goesOn *= 1 - odds[player]! * (1 - (1 - agents) * (1 - tokens));
  }
  return 1 - goesOn;
}
