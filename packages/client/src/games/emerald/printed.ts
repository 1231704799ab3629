/** A printed part of a card, with the symbol that shows it. */
export interface PrintedPart<Name> {
  readonly field: string;
  /** Number of symbols. */
  readonly count: number;
  readonly words: string;
  readonly value?: number | undefined;
  readonly symbol: Name;
}
