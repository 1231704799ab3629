/** The other players from one's left on, in the order in which they move; everybody for who only watches. */
export const othersFrom = (you: number | null, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (i + (you ?? -1) + 1) % seats).filter((player) => player !== you);
