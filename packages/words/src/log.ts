/** A line of the log. */
export interface LogEntry {
  readonly key: string;
  /** A new turn, the deal: stands over what follows. */
  readonly heading: boolean;
  readonly text: string;
  /** Tells what the reveal at the end is to tell first. */
  readonly reveals?: boolean;
  /** The first line since the last look. */
  readonly news?: boolean;
  /** It was taken back later. */
  readonly struck?: boolean;
  /** By the clock, of what happened besides the game. */
  readonly when?: string;
  /** By seat, what those were called then who are called otherwise now. */
  readonly names?: Names;
}
export type Names = readonly (string | undefined)[];
