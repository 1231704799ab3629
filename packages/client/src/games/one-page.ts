import type { Meaning } from '../rules/legend-list.tsx';

/** The content of a game's one-page summary. */
export interface OnePage {
  readonly lead: string;
  readonly want: readonly string[];
  readonly turn: readonly string[];
  readonly end: readonly string[];
  /** The symbols of actions, and of things that score. */
  readonly actions: readonly Meaning[];
  readonly counts: readonly Meaning[];
}
