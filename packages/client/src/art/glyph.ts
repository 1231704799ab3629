/**
 * One drawing on the 24-unit grid, in four passes: solid shapes, lines of the house weight, then holes and lines cut
 * out of them. Everything takes the colour of the words around it; holes take --symbol-cut.
 */
export interface Glyph {
  readonly fill?: string;
  readonly line?: string;
  readonly cut?: string;
  readonly cutLine?: string;
  /** Where a number sits: centre x, baseline y, size; in the cut colour, or in ink when the shape is hollow. */
  readonly number?: readonly [x: number, y: number, size: number, hollow?: boolean];
}
