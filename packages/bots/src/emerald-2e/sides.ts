// The two sides: players' sides, and pairs of numbers for both.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { countOf, type Emerald } from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';

/** `RESTORATIONIST` or `LOYALIST`, numbered like the tracks. */
export type Side = typeof RESTORATIONIST | typeof LOYALIST;
export const SIDES: readonly Side[] = [RESTORATIONIST, LOYALIST];
/** A value for each side. */
export type Pair<T> = [restorationist: T, loyalist: T];
export const pair = <T>(of: (side: Side) => T): Pair<T> => [of(RESTORATIONIST), of(LOYALIST)];

/** Returns a player's side from bits that are set for Restorationists. */
export const sideIn = (restorationists: number, player: Player): Side =>
  (restorationists >> player) & 1 ? RESTORATIONIST : LOYALIST;
/** Returns the side printed on an identity card. */
export const printedSide = ({ side }: Card): Side => (side === 'restorationist' ? RESTORATIONIST : LOYALIST);
/** R0.9: returns true if an odd number of Changes of Heart has turned the printed side. */
export const isTurned = (s: Emerald, player: Player): boolean => countOf(s.flips, player) % 2 === 1;

/** A number for every player and side. */
export type BySide = Float64Array;
export const bySide = (seats: number): BySide => new Float64Array(2 * seats);
/** Returns the index of a player's number for a side. */
export const slot = (player: Player, side: Side): number => player * 2 + side;
export const onSide = (numbers: BySide, player: Player, side: Side): number => numbers[slot(player, side)]!;
