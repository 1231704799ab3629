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
    const majority = majorityChance(at.s, seen, means.player, city);
    if (seen.faceUp[city]! >= 0) note(claimProspect(at, means, seen, worth, city, majority));
    if (seen.slot[city]! >= 0) note(royaltyProspect(at, means, seen, city, majority));
    if (means.side === LOYALIST) note(killProspect(at, means, city, majority, restorationist));
  }
  let sum = 0;
  for (let i = 0; i < best.length; i++) sum += best[i]! * WEIGHTS.prospects[i]!;
  return sum;
}

/**
 * How likely the player has the majority when it is wanted: at the beginning of the player's next turn. Whoever looks has just
 * moved. Others use a majority before it can be answered; one's own is answered first, cube by cube where both have many.
 */
export function majorityChance(s: At['s'], seen: Survey, player: Player, city: number): number {
  const ahead = aheadIn(s, seen, player, city);
  const missing = 1 - ahead;
  if (missing > s.cubeStock[player]!) return 0;
  if (player !== seen.me) return ahead > 0 ? at(WEIGHTS.othersHold, ahead) : at(WEIGHTS.othersOvertake, missing);
  const strongestOther = s.agents[cell(player, city)]! + s.cubes[cell(player, city)]! - ahead;
  const contest = strongestOther === 0 ? 0 : strongestOther < 3 ? 1 : 2;
  return ahead > 0 ? at(WEIGHTS.holds[contest], ahead) : at(WEIGHTS.overtakes[contest], missing);
}

/** R6.3: a majority with a cube, and the claim card. */
function claimProspect({ s }: At, means: Means, seen: Survey, worth: Worth, city: number, majority: number): number {
  const { player, side } = means;
  const kind = seen.faceUp[city]!;
  const forDeck = (worth.inDeck[side]![kind]! - seen.deck[player * 2 + side]!) * means.playsOfCard;
  // R6.6c: the cubes that go to Limbo are no price. If they were, a heap would be kept instead of claimed away.
  const value = worth.claimed[side]![kind]! + forDeck;
  if (value <= 0) return 0;
  const cube = s.cubes[cell(player, city)]! > 0 ? 1 : s.cubeStock[player]! > 0 ? WEIGHTS.cubeMissing : 0;
  return value * cube * means.claims * majority;
}

/** R10.10 for Restorationists, R18.9 for Loyalists. */
function royaltyProspect({ s, data }: At, means: Means, seen: Survey, city: number, majority: number): number {
  const { player, side } = means;
  const card = data.cards[seen.slot[city]!]!;
  if (side === LOYALIST) return card.vp.restorationist * means.hideRoyalty * majority;
  const value = card.vp.restorationist + 2 * s.blackHands[player]!;
  return value * majority * attackChance(s, means, city, card.needed!);
}

/** R10.9: the agents of a Restorationist, for the points in the box. */
function killProspect(
  { s, data }: At,
  means: Means,
  city: number,
  majority: number,
  restorationist: readonly number[],
): number {
  const { player } = means;
  let odds = 0;
  for (let victim = 0; victim < s.seats; victim++)
    if (victim !== player && s.agents[cell(victim, city)]! > 0) odds = Math.max(odds, restorationist[victim]!);
  if (odds === 0) return 0;
  return means.killPoints * odds * majority * attackChance(s, means, city, data.assassination[city]!);
}

/** R10.2 to R10.4: an agent in the city, the card, and the bomb points. */
function attackChance(s: At['s'], means: Means, city: number, needed: number): number {
  const agents = s.agents[cell(means.player, city)]!;
  const missing = Math.ceil(Math.max(0, needed - Math.max(1, agents) - means.bombs));
  return (agents > 0 ? 1 : WEIGHTS.agentMissing) * means.assassin * at(WEIGHTS.bombsMissing, missing);
}
