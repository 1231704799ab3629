/** A line of the log. */
export interface LogEntry {
  readonly key: string;
  /** A heading for the lines that follow: a new turn or the deal. */
  readonly heading: boolean;
  readonly text: string;
  /** Hidden until the reveal at the end of the match has shown it. */
  readonly reveals?: boolean;
  /** The first line since the last look. */
  readonly news?: boolean;
  /** The step was taken back later. */
  readonly struck?: boolean;
  /** The time of an event outside the game. */
  readonly when?: string;
  /** Earlier names, by seat, of players who have changed their name since. */
  readonly names?: Names;
}
export type Names = readonly (string | undefined)[];
