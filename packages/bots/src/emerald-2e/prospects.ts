// Points that a player may still make from what stands on the board: claims, royalty and kills.
import { CITY_COUNT, LOYALIST } from '@gaslamp/emerald-2e/ids';
import { type At, cell } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';
import { aheadIn, type Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';
import type { Side, Worth } from './worth.ts';

/** What a player has for claims and attacks; guessed where the hand is hidden. */
export interface Means {
  readonly player: Player;
  readonly side: Side;
  readonly claims: number;
  /** How likely the card for an attack is at hand, and the bomb points that go with it. */
  readonly assassin: number;
  readonly bombs: number;
  readonly killPoints: number;
  readonly hideRoyalty: number;
  /** Plays of own cards still to come, shared out among the cards of the deck. */
  readonly playsOfCard: number;
}

const at = (table: readonly number[], index: number): number => table[Math.min(index, table.length - 1)]!;

/** The means of somebody whose hand is not known. */
export function guessedMeans(player: Player, side: Side, { hidesRoyalty, owned }: Survey, plays: number): Means {
  return {
    player,
    side,
    claims: WEIGHTS.claimSomeTime,
    assassin: WEIGHTS.attackSomeTime,
    bombs: WEIGHTS.bombsInUnknownHand,
    killPoints: WEIGHTS.killPoints,
    hideRoyalty: hidesRoyalty[player] ? WEIGHTS.attackSomeTime : 0,
    playsOfCard: plays / (owned[player]! + 1),
  };
}

/** The means of the player whose hand the survey holds. */
export function ownMeans({ data }: At, player: Player, side: Side, seen: Survey, plays: number): Means {
  const { hand, hidesRoyalty, owned } = seen;
  let claims: number = WEIGHTS.claimSomeTime;
  let assassin: number = WEIGHTS.attackSomeTime;
  let hideRoyalty = hidesRoyalty[player] ? WEIGHTS.attackSomeTime : 0;
  let killPoints: number = WEIGHTS.killPoints;
  let bombs = 0;
  let spent = -1;
  for (const kind of hand) {
    if (data.claim[kind]! > 0) claims = WEIGHTS.claimWithCard;
    if (data.textOf[kind] === 'hideRoyalty') hideRoyalty = 1;
    bombs += data.bombs[kind]!;
    if (data.assassinate[kind] === 0) continue;
    assassin = 1;
    // R10.4: the bombs of the card for the attack do not count; the card with the fewest is the one to use.
    if (spent < 0 || data.bombs[kind]! < data.bombs[spent]!) {
      spent = kind;
      killPoints = data.cards[kind]!.vp.kill;
    }
  }
  if (spent >= 0) bombs -= data.bombs[spent]!;
  const playsOfCard = plays / (owned[player]! + 1);
  return { player, side, claims, assassin, bombs, killPoints, hideRoyalty, playsOfCard };
}

const best = new Float64Array(WEIGHTS.prospects.length);
function note(value: number): void {
  let rest = value;
  for (let i = 0; i < best.length; i++) {
    if (rest <= best[i]!) continue;
    const lower = best[i]!;
    best[i] = rest;
    rest = lower;
  }
}

/** Points to be expected from all cities; the best few prospects count most, since each takes actions. */
export function prospects(
  at: At,
  means: Means,
  seen: Survey,
  worth: Worth,
  /** By player, how likely that is a Restorationist: whose agents are worth killing (R17.4). */
  restorationist: readonly number[],
): number {
  best.fill(0);
  for (let city = 0; city < CITY_COUNT; city++) {
    const ahead = aheadIn(at.s, seen, means.player, city);
    if (seen.faceUp[city]! >= 0) note(claimProspect(at, means, seen, worth, city, ahead));
    if (seen.slot[city]! >= 0) note(royaltyProspect(at, means, seen, city, ahead));
    if (means.side === LOYALIST) note(killProspect(at, means, city, ahead, restorationist));
  }
  let sum = 0;
  for (let i = 0; i < best.length; i++) sum += best[i]! * WEIGHTS.prospects[i]!;
  return sum;
}

/** How likely the majority is there when it is wanted. `reserve`: pieces that could still come. */
function majorityChance(ahead: number, reserve: number): number {
  if (ahead > 0) return at(WEIGHTS.holds, ahead);
  const missing = 1 - ahead;
  return missing > reserve ? 0 : at(WEIGHTS.overtakes, missing);
}

/** R6.3: a majority with a cube, and the claim card. */
function claimProspect({ s }: At, means: Means, seen: Survey, worth: Worth, city: number, ahead: number): number {
  const { player, side } = means;
  const kind = seen.faceUp[city]!;
  const forDeck = (worth.inDeck[side]![kind]! - seen.deck[player * 2 + side]!) * means.playsOfCard;
  const cubes = s.cubes[cell(player, city)]!;
  // R6.6c: the cubes are paid for it.
  const value = worth.claimed[side]![kind]! + forDeck - cubes * (WEIGHTS.cubeInCity - WEIGHTS.cubeInLimbo);
  if (value <= 0) return 0;
  const stock = s.cubeStock[player]!;
  const cube = cubes > 0 ? 1 : stock > 0 ? WEIGHTS.cubeMissing : 0;
  return value * cube * means.claims * majorityChance(ahead, stock);
}

/** R10.10 for Restorationists, R18.9 for Loyalists. */
function royaltyProspect({ s, data }: At, means: Means, seen: Survey, city: number, ahead: number): number {
  const { player, side } = means;
  const card = data.cards[seen.slot[city]!]!;
  const majority = majorityChance(ahead, s.cubeStock[player]!);
  if (side === LOYALIST) return card.vp.restorationist * means.hideRoyalty * majority;
  const value = card.vp.restorationist + 2 * s.blackHands[player]!;
  return value * majority * attackChance(s, means, city, card.needed!);
}

/** R10.9: the agents of a Restorationist, for the points in the box. */
function killProspect(
  { s, data }: At,
  means: Means,
  city: number,
  ahead: number,
  restorationist: readonly number[],
): number {
  const { player } = means;
  let odds = 0;
  for (let victim = 0; victim < s.seats; victim++)
    if (victim !== player && s.agents[cell(victim, city)]! > 0) odds = Math.max(odds, restorationist[victim]!);
  if (odds === 0) return 0;
  const majority = majorityChance(ahead, s.cubeStock[player]!);
  return means.killPoints * odds * majority * attackChance(s, means, city, data.assassination[city]!);
}

/** R10.2 to R10.4: an agent in the city, the card, and the bomb points. */
function attackChance(s: At['s'], means: Means, city: number, needed: number): number {
  const agents = s.agents[cell(means.player, city)]!;
  const missing = Math.ceil(Math.max(0, needed - Math.max(1, agents) - means.bombs));
  return (agents > 0 ? 1 : WEIGHTS.agentMissing) * means.assassin * at(WEIGHTS.bombsMissing, missing);
}
