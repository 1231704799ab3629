/** The other players in turn order, starting at the viewer's left; all players for a spectator. */
export const othersFrom = (you: number | null, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (i + (you ?? -1) + 1) % seats).filter((player) => player !== you);
