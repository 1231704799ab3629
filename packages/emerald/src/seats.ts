import type { Player } from '@gaslamp/kernel/state';

/** The seats, by their main agents. */
export const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** The players clockwise, beginning with `first`. */
export const clockwise = ({ seats }: { readonly seats: number }, first: Player): Player[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);
/** What a pack says by the number of players. */
export const forSeats = (numbers: Readonly<Record<number, number>>, seats: number): number => numbers[seats]!;
