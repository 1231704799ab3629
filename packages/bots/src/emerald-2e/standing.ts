// Who wins with which points: R17 for given sides.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { countOf, type Emerald, killCell, trackPoints } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';
import { type BySide, onSide, type Side, sideIn } from './sides.ts';
import { WEIGHTS } from './weights.ts';

const PENALTY = 5;

const totals = new Float64Array(8);

/**
 * R17.2 to R17.5 for effective sides, a bit per player that is set for Restorationists. `points` are what each would have on
 * either side, without track and kills. Fills `totals`.
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

/** The lowest total of a side; infinite if nobody is on it. */
function lowest(seats: number, restorationists: number, side: Side): number {
  let least = Number.POSITIVE_INFINITY;
  for (let player = 0; player < seats; player++)
    if (sideIn(restorationists, player) === side && totals[player]! < least) least = totals[player]!;
  return least;
}

/** A player's total when the side `payer` pays the penalty of R17.7. */
const final = (player: Player, restorationists: number, payer: Side): number =>
  totals[player]! - (sideIn(restorationists, player) === payer ? PENALTY : 0);

/** How far `me` is then ahead of the best other. */
function lead(seats: number, me: Player, restorationists: number, payer: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < seats; player++) {
    const theirs = final(player, restorationists, payer);
    if (player !== me && theirs > best) best = theirs;
  }
  return final(me, restorationists, payer) - best;
}

/** The share of the win that `me` gets if the match ends with these points and sides: 0, 1, or shared (R17.8). */
export function winNow(s: Emerald, me: Player, restorationists: number, points: BySide): number {
  adjust(s, restorationists, points);
  // R17.7: among equals a Loyalist counts as lower.
  const loyalists = lowest(s.seats, restorationists, LOYALIST);
  const payer = loyalists <= lowest(s.seats, restorationists, RESTORATIONIST) ? LOYALIST : RESTORATIONIST;
  const ahead = lead(s.seats, me, restorationists, payer);
  return ahead !== 0 ? Number(ahead > 0) : shareOfTie(s.seats, me, restorationists, payer);
}

/** R17.8: among equals a Restorationist beats a Loyalist, and equals of one side share. */
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

/** How likely `me` wins a match that goes on, when these are the points that everybody is heading for. */
export function winLater(s: Emerald, me: Player, restorationists: number, points: BySide, sure: number): number {
  adjust(s, restorationists, points);
  const loyalists = lowest(s.seats, restorationists, LOYALIST);
  const others = lowest(s.seats, restorationists, RESTORATIONIST);
  const loyalistsPay = rises((others - loyalists) / WEIGHTS.penaltyOpen);
  const odds = (payer: Side) => rises(lead(s.seats, me, restorationists, payer) / sure);
  return loyalistsPay * odds(LOYALIST) + (1 - loyalistsPay) * odds(RESTORATIONIST);
}

/** From 0 to 1, one half at 0. */
const rises = (x: number): number => 1 / (1 + Math.exp(-x));
