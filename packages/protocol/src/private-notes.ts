// A player's private notes. Has no schema, so that a page can check input before it sends anything.

/** Maximum length of a notebook's text in characters. */
export const LONGEST_NOTES = 4_000;

/** Marks that a player may give to the pair of another player and a side of the game. Append only: they are stored. */
export const SUSPICIONS = ['suspected', 'ruledOut'] as const;

/** A player's mark on another seat and a side of the game (a faction or a personality). */
export interface SuspicionMark {
  readonly seat: number;
  readonly side: string;
  readonly mark: (typeof SUSPICIONS)[number];
}

/** The notes of a seat. An empty notebook has revision 0; each change increments it. */
export interface Notebook {
  readonly revision: number;
  readonly text: string;
  readonly marks: readonly SuspicionMark[];
}

/** The current notebook. If not `saved`, it was changed elsewhere in the meantime and the submitted content was discarded. */
export interface NotebookAnswer {
  readonly saved: boolean;
  readonly notebook: Notebook;
  /** The sides that can be marked; empty if the game has no secret sides. */
  readonly sides: readonly string[];
}
