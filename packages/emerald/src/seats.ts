import type { Player } from '@gaslamp/kernel/state';

/** The seats, named by their main agents. */
export const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** Returns the players clockwise, beginning with `first`. */
export const clockwise = ({ seats }: { readonly seats: number }, first: Player): Player[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);
/** Returns a pack's value for the number of players. */
export const forSeats = (numbers: Readonly<Record<number, number>>, seats: number): number => numbers[seats]!;
