// Estimates the points that a player may still gain on the board: by claims, royalty and kills.
import { cardOfKind, needed } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, ROYALTY } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { type At, agentsIn, countOf, cubesIn, type Emerald } from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { entryAt } from '../tables.ts';
import { majorityChance } from './majorities.ts';
import { onSide, type Side } from './sides.ts';
import type { City, Owned, Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';
import { inDeck, type Worth, whenClaimed } from './worth.ts';

/** A player's means for claims and attacks; estimated if the hand is hidden. */
export interface Means {
  readonly player: Player;
  readonly claims: number;
  /** The chance that the card for an attack is at hand, and the bomb points available with it. */
  readonly assassin: number;
  readonly bombs: number;
  readonly killPoints: number;
  readonly hideRoyalty: number;
  /** Expected number of future plays per card of the deck. */
  readonly playsOfCard: number;
}

/** Estimates the means of a player whose hand is unknown. */
export function guessedMeans(owned: Owned, plays: number): Means {
  return {
    player: owned.player,
    claims: WEIGHTS.claimSomeTime,
    assassin: WEIGHTS.attackSomeTime,
    bombs: WEIGHTS.bombsInUnknownHand,
    killPoints: WEIGHTS.killPoints,
    hideRoyalty: owned.hidesRoyalty ? WEIGHTS.attackSomeTime : 0,
    playsOfCard: plays / (owned.cards + 1),
  };
}

/** Returns the means of the player with that hand. */
export function ownMeans(owned: Owned, hand: readonly Card[], plays: number): Means {
  const guessed = guessedMeans(owned, plays);
  let bombs = 0;
  // R10.4: the bombs of the card for the attack do not count, so the card with the fewest is used.
  let spent: Card | null = null;
  for (const card of hand) {
    bombs += card.bombs;
    if (card.assassinate > 0 && (spent === null || card.bombs < spent.bombs)) spent = card;
  }
  return {
    player: owned.player,
    claims: hand.some(({ claim }) => claim > 0) ? WEIGHTS.claimWithCard : guessed.claims,
    assassin: spent === null ? guessed.assassin : 1,
    bombs: bombs - (spent?.bombs ?? 0),
    killPoints: spent?.vp.kill ?? guessed.killPoints,
    hideRoyalty: hand.some(({ effect }) => effect === 'hideRoyalty') ? 1 : guessed.hideRoyalty,
    playsOfCard: guessed.playsOfCard,
  };
}

const best = new Float64Array(WEIGHTS.prospects.length);
/** Keeps a prospect if it is among the best few, which are sorted, the best first. */
function note(value: number): void {
  let rest = value;
  for (let i = 0; i < best.length; i++) {
    const kept = best[i]!;
    if (rest <= kept) continue;
    best[i] = rest;
    rest = kept;
  }
}

/** Returns the points expected from all cities; the best few prospects count most, since each takes actions. */
export function prospects(
  at: At,
  means: Means,
  side: Side,
  seen: Survey,
  worth: Worth,
  /** By player, the chance to be a Restorationist, whose agents are worth killing (R17.4). */
  odds: readonly number[],
): number {
  best.fill(0);
  for (const here of seen.cities) {
    const majority = majorityChance(at.s, seen.me, means.player, here);
    if (majority === 0) continue;
    if (here.faceUp >= 0) note(claimProspect(at.s, means, side, seen, worth, here, majority));
    if (here.royalty >= 0) note(royaltyProspect(at, means, side, here, majority));
    if (side === LOYALIST) note(killProspect(at, means, here, majority, odds));
  }
  let sum = 0;
  for (let i = 0; i < best.length; i++) sum += best[i]! * entryAt(WEIGHTS.prospects, i);
  return sum;
}

/** R6.3: a majority with a cube, and the claim card. */
function claimProspect(
  s: Emerald,
  { player, playsOfCard, claims }: Means,
  side: Side,
  { average }: Survey,
  worth: Worth,
  { city, faceUp }: City,
  majority: number,
): number {
  const forDeck = (inDeck(worth, side, faceUp) - onSide(average, player, side)) * playsOfCard;
  // R6.6c: cubes that go to Limbo do not count as a cost. Otherwise a heap would be kept instead of used for a claim.
  const value = whenClaimed(worth, side, faceUp) + forDeck;
  if (value <= 0) return 0;
  const cube = cubesIn(s, player, city) > 0 ? 1 : countOf(s.cubeStock, player) > 0 ? WEIGHTS.cubeMissing : 0;
  return value * cube * claims * majority;
}

/** R10.10 for Restorationists, R18.9 for Loyalists. */
function royaltyProspect({ s, data }: At, means: Means, side: Side, { city, royalty }: City, majority: number): number {
  const { vp } = cardOfKind(data, royalty);
  if (side === LOYALIST) return vp.restorationist * means.hideRoyalty * majority;
  const value = vp.restorationist + 2 * countOf(s.blackHands, means.player);
  return value * majority * attackChance(s, means, city, needed(data, ROYALTY, city));
}

/** R10.9: the agents of a Restorationist, for the points in the box. */
function killProspect(
  { s, data }: At,
  means: Means,
  { city }: City,
  majority: number,
  odds: readonly number[],
): number {
  let likeliest = 0;
  for (let victim = 0; victim < s.seats; victim++)
    if (victim !== means.player && agentsIn(s, victim, city) > 0) likeliest = Math.max(likeliest, odds[victim]!);
  if (likeliest === 0) return 0;
  return means.killPoints * likeliest * majority * attackChance(s, means, city, countOf(data.assassination, city));
}

/** R10.2 to R10.4: an agent in the city, the card, and the bomb points. */
function attackChance(s: Emerald, means: Means, city: number, least: number): number {
  const agents = agentsIn(s, means.player, city);
  const missing = Math.ceil(Math.max(0, least - Math.max(1, agents) - means.bombs));
  return (agents > 0 ? 1 : WEIGHTS.agentMissing) * means.assassin * entryAt(WEIGHTS.bombsMissing, missing);
}
