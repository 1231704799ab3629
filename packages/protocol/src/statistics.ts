// Anonymous statistics of finished matches.

/** Outcome of one match. */
export interface Outcome {
  readonly game: string;
  /** Points and, in a game with sides, the side, both by seat. */
  readonly points: readonly number[];
  readonly sides: readonly string[] | null;
  /** Seats of the winners; several if the win is shared. */
  readonly winners: readonly number[];
  readonly reason: string;
  /** Number of published steps. */
  readonly moves: number;
}

/** Result of a seat, a side or a number of players. */
export interface Share {
  /** Number of times that it was played. */
  readonly played: number;
  /** Shared wins count in fractions. */
  readonly wins: number;
  /** Average points. */
  readonly points: number;
}

/** Distribution of a number over matches. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** Matches with one number of players. */
export interface MatchGroup {
  readonly matches: number;
  readonly moves: Spread;
  readonly points: Spread;
  readonly winsBySeat: readonly number[];
}

export interface Statistics {
  readonly game: string;
  readonly matches: number;
  readonly moves: Spread;
  /** Points of every seat of every match. */
  readonly points: Spread;
  /** In turn order, for any number of players. */
  readonly bySeat: readonly Share[];
  /** By name, without sides that were never played; empty for a game without sides. */
  readonly bySide: Readonly<Record<string, Share>>;
  readonly byPlayers: Readonly<Record<number, MatchGroup>>;
  readonly ends: Readonly<Record<string, number>>;
}
