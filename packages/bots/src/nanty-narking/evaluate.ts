// Evaluates a position as a player's chance to win, from 0 to 1.
import type { Player } from '@gaslamp/kernel/state';
import { holmesWins } from '@gaslamp/nanty-narking/box/personalities';
import { type At, countIn, HAND, inFront, personalityOf, REASONS } from '@gaslamp/nanty-narking/box/state';
import { drawPile } from '@gaslamp/nanty-narking/rules/cards';
import { type Reckoning, reckon } from '@gaslamp/nanty-narking/seen/scoring';
import { exp } from '../arithmetic.ts';
import { ofPlayer } from '../tables.ts';
import { chanceAtCheck, chanceInTime } from './goals.ts';
import { means } from './means.ts';
import type { Suspicions } from './suspicions.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Returns the chance that `me` wins. Reads from a dealt world only what `me` may know: the table, the own hand and personality.
 * The others' personalities come from `suspected`.
 */
export function chanceToWin(at: At, me: Player, suspected: Suspicions): number {
  const { s } = at;
  if (REASONS[s.reason] === 'riots') return shareByPoints(reckon(at), me);
  const pile = drawPile(s);
  // R12.3: the pile was too short, or will be for the refill that ends this turn.
  const missing = s.active === me ? missingInHand(at, me) : 0;
  if (s.reason !== 0 || missing > pile) return exhausted(at, me, suspected, (rows) => shareByPoints(rows, me));
  const rounds = (pile - missing) / (WEIGHTS.drawsInATurn * s.seats);

  // First every player's next check in turn order, then the rest of the match.
  let goesOn = 1;
  let wins = 0;
  for (let turns = 0; turns < s.seats; turns++) {
    const player = (s.active + 1 + turns) % s.seats;
    const chance = overall(at, me, suspected, player, (index) => chanceAtCheck(at, player, index, turns));
    if (player === me) wins += goesOn * chance;
    goesOn *= 1 - chance;
  }
  return wins + goesOn * later(at, me, suspected, rounds);
}

/** R3.7 */
export const missingInHand = (at: At, me: Player): number =>
  Math.max(0, at.data.pack.setup.hand - countIn(at.s, HAND + me) - inFront(at, me, 'handBurdenOrPay'));

/** Averages a function of a player's personality over all possible ones. That of `me` may have changed on the way (R9.8). */
function overall(
  { s }: At,
  me: Player,
  suspected: Suspicions,
  player: Player,
  of: (personality: number) => number,
): number {
  if (player === me) return of(personalityOf(s, me));
  let sum = 0;
  for (const { index, chance } of ofPlayer(suspected, player)) sum += chance * of(index);
  return sum;
}

/** Returns the chance to win if everybody progresses at their own pace until somebody wins or the draw pile is used up. */
function later(at: At, me: Player, suspected: Suspicions, rounds: number): number {
  const all = means(at, me);
  const held = exp(-WEIGHTS.holdsUpOthers * ofPlayer(all, me));
  let mine = 0;
  let others = 0;
  for (let player = 0; player < at.s.seats; player++) {
    const near = overall(at, me, suspected, player, (index) => chanceInTime(at, player, index));
    const pace = near * WEIGHTS.aRound * exp(ofPlayer(all, player));
    if (player === me) mine = pace;
    else others += pace * held;
  }
  const lasts = exp(-(mine + others) * rounds);
  const first = lasts < 1 ? mine / (mine + others) : 0;
  const sure = WEIGHTS.leadAtEnd + WEIGHTS.leadForARound * rounds;
  return (1 - lasts) * first + lasts * exhausted(at, me, suspected, (rows) => chanceByPoints(rows, me, sure));
}

/** R12.3: Holmes wins, otherwise points decide. */
function exhausted(
  at: At,
  me: Player,
  suspected: Suspicions,
  byPoints: (rows: readonly Reckoning[]) => number,
): number {
  if (holmesWins(at, personalityOf(at.s, me))) return 1;
  let holmes = 0;
  for (let player = 0; player < at.s.seats; player++)
    if (player !== me) holmes += overall(at, me, suspected, player, (index) => Number(holmesWins(at, index)));
  return Math.max(0, 1 - holmes) * byPoints(reckon(at));
}

/** Returns the chance that the present lead lasts. */
function chanceByPoints(rows: readonly Reckoning[], me: Player, sure: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { player, total } of rows) if (player !== me && total > best) best = total;
  return 1 / (1 + exp((best - ofPlayer(rows, me).total) / sure));
}

/** R13.4 */
function shareByPoints(rows: readonly Reckoning[], me: Player): number {
  const ahead = (a: Reckoning, b: Reckoning) => a.total - b.total || a.best - b.best;
  let sharing = 0;
  for (const row of rows) {
    const by = ahead(row, ofPlayer(rows, me));
    if (by > 0) return 0;
    if (by === 0) sharing++;
  }
  return 1 / sharing;
}
