import type { Meaning } from '../../rules/legend-list.tsx';

/** What a game tells on its one page. */
export interface OnePage {
  readonly lead: string;
  readonly want: readonly string[];
  readonly turn: readonly string[];
  readonly end: readonly string[];
  /** The symbols of what one does, and of what counts. */
  readonly actions: readonly Meaning[];
  readonly counts: readonly Meaning[];
}
