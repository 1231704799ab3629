// The two sides: who is on which, and numbers for either.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import type { Card } from '@gaslamp/emerald-2e/pack';
import { countOf, type Emerald } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';

/** `RESTORATIONIST` or `LOYALIST`, as the tracks are numbered. */
export type Side = typeof RESTORATIONIST | typeof LOYALIST;
export const SIDES: readonly Side[] = [RESTORATIONIST, LOYALIST];
/** Something for either side. */
export type Pair<T> = [restorationist: T, loyalist: T];
export const pair = <T>(of: (side: Side) => T): Pair<T> => [of(RESTORATIONIST), of(LOYALIST)];

/** The side of a player where a bit is set for each Restorationist. */
export const sideIn = (restorationists: number, player: Player): Side =>
  (restorationists >> player) & 1 ? RESTORATIONIST : LOYALIST;
/** The side that is printed on an identity card. */
export const printedSide = ({ side }: Card): Side => (side === 'restorationist' ? RESTORATIONIST : LOYALIST);
/** R0.9: whether an odd number of Changes of Heart has turned the printed side. */
export const isTurned = (s: Emerald, player: Player): boolean => countOf(s.flips, player) % 2 === 1;

/** A number for every player on either side. */
export type BySide = Float64Array;
export const bySide = (seats: number): BySide => new Float64Array(2 * seats);
/** Where a player's number for a side is. */
export const slot = (player: Player, side: Side): number => player * 2 + side;
export const onSide = (numbers: BySide, player: Player, side: Side): number => numbers[slot(player, side)]!;
