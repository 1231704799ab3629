// What a player notes for themselves at a table. Without a schema, so that a page can ask before it sends anything.

/** Characters of a notebook's text, at most. */
export const LONGEST_NOTES = 4_000;

/** What one thinks of another player's being on a side of the game. Append only: they are stored. */
export const SUSPICIONS = ['suspected', 'ruledOut'] as const;

/** What one thinks of somebody and a side of the game: a faction, or a personality. */
export interface Suspected {
  readonly seat: number;
  readonly side: string;
  readonly mark: (typeof SUSPICIONS)[number];
}

/** What is noted at a seat. An empty one has revision 0; each change counts on. */
export interface Notebook {
  readonly revision: number;
  readonly text: string;
  readonly marks: readonly Suspected[];
}

/** How a notebook is now. Not `saved`: it was changed elsewhere since, and nothing of what came was kept. */
export interface NotebookAnswer {
  readonly saved: boolean;
  readonly notebook: Notebook;
  /** Those of the game, by which the others can be marked; none where it has no secret ones. */
  readonly sides: readonly string[];
}
