/** A printed part of a card; the field is the path of its value in the pack. */
export interface PrintedAs<Field extends string> {
  readonly field: Field;
  /** The number in the symbol. */
  readonly value?: number;
  /** Number of times it is printed. */
  readonly count: number;
  readonly words: string;
}

/** Returns a symbol that is drawn as often as it counts. */
export const repeated = <F extends string>(field: F, count: number, symbol: string): PrintedAs<F>[] =>
  count > 0 ? [{ field, count, words: count > 1 ? `${symbol} ×${count}` : symbol }] : [];
