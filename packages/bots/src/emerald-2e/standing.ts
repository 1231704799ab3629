// Computes the winner from points and sides by R17.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { countOf, type Emerald, killCell, trackPoints } from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { exp } from '../arithmetic.ts';
import { type BySide, onSide, type Side, sideIn } from './sides.ts';
import { WEIGHTS } from './weights.ts';

const PENALTY = 5;

const totals = new Float64Array(8);

/**
 * R17.2 to R17.5 for effective sides, a bit per player that is set for Restorationists. `points` are each player's points on
 * each side without track and kills. Fills `totals`.
 */
function adjust(s: Emerald, restorationists: number, points: BySide): void {
  const difference = trackPoints(s);
  const higher = countOf(s.markers, RESTORATIONIST) > countOf(s.markers, LOYALIST) ? RESTORATIONIST : LOYALIST;
  for (let player = 0; player < s.seats; player++) {
    const side = sideIn(restorationists, player);
    let sum = onSide(points, player, side);
    if (side === higher) sum += difference;
    if (side === LOYALIST)
      for (let victim = 0; victim < s.seats; victim++)
        if (sideIn(restorationists, victim) === RESTORATIONIST) sum += countOf(s.kills, killCell(s, player, victim));
    totals[player] = sum;
  }
}

/** Returns the lowest total of a side; infinite if nobody is on it. */
function lowest(seats: number, restorationists: number, side: Side): number {
  let least = Number.POSITIVE_INFINITY;
  for (let player = 0; player < seats; player++)
    if (sideIn(restorationists, player) === side && totals[player]! < least) least = totals[player]!;
  return least;
}

/** Returns a player's total if the side `payer` pays the penalty of R17.7. */
const final = (player: Player, restorationists: number, payer: Side): number =>
  totals[player]! - (sideIn(restorationists, player) === payer ? PENALTY : 0);

/** Returns the resulting lead of `me` over the best other player. */
function lead(seats: number, me: Player, restorationists: number, payer: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < seats; player++) {
    const theirs = final(player, restorationists, payer);
    if (player !== me && theirs > best) best = theirs;
  }
  return final(me, restorationists, payer) - best;
}

/** Returns the share of the win that `me` gets if the match ends with these points and sides: 0, 1, or shared (R17.8). */
export function winNow(s: Emerald, me: Player, restorationists: number, points: BySide): number {
  adjust(s, restorationists, points);
  // R17.7: in a tie a Loyalist counts as lower.
  const loyalists = lowest(s.seats, restorationists, LOYALIST);
  const payer = loyalists <= lowest(s.seats, restorationists, RESTORATIONIST) ? LOYALIST : RESTORATIONIST;
  const ahead = lead(s.seats, me, restorationists, payer);
  return ahead !== 0 ? Number(ahead > 0) : shareOfTie(s.seats, me, restorationists, payer);
}

/** R17.8: in a tie a Restorationist beats a Loyalist, and players of one side share. */
function shareOfTie(seats: number, me: Player, restorationists: number, payer: Side): number {
  const side = sideIn(restorationists, me);
  const mine = final(me, restorationists, payer);
  let sharing = 0;
  for (let player = 0; player < seats; player++) {
    if (final(player, restorationists, payer) !== mine) continue;
    if (sideIn(restorationists, player) === side) sharing++;
    else if (side === LOYALIST) return 0;
  }
  return 1 / sharing;
}

/** Returns the chance that `me` wins a match that continues, given everybody's projected points. */
export function winLater(s: Emerald, me: Player, restorationists: number, points: BySide, sure: number): number {
  adjust(s, restorationists, points);
  const loyalists = lowest(s.seats, restorationists, LOYALIST);
  const others = lowest(s.seats, restorationists, RESTORATIONIST);
  const loyalistsPay = rises((others - loyalists) / WEIGHTS.penaltyOpen);
  const odds = (payer: Side) => rises(lead(s.seats, me, restorationists, payer) / sure);
  return loyalistsPay * odds(LOYALIST) + (1 - loyalistsPay) * odds(RESTORATIONIST);
}

/** Logistic function: from 0 to 1, one half at 0. */
const rises = (x: number): number => 1 / (1 + exp(-x));
