/**
 * A symbol, either drawn or as a letter of the symbol font. Both take the colour of the text around them; holes take
 * --symbol-cut.
 */
export type Glyph = DrawnGlyph | LetterGlyph;

/**
 * A drawing on the 24-unit grid, in four passes: solid shapes, lines of the house weight, then holes and lines cut out of them.
 * `number` is only for letters: it is not drawn.
 */
export interface DrawnGlyph {
  readonly fill?: string;
  readonly line?: string;
  readonly cut?: string;
  readonly cutLine?: string;
  readonly number?: NumberPlace;
}

/** The same as letters of the font (scripts/signs.mts): the solid part, and the cut-out part that lies over it. */
export interface LetterGlyph {
  readonly ink: string;
  readonly cut?: string;
  readonly number?: NumberPlace;
}

/** Position of a number, in the cut colour: centre x, baseline y, size. */
export type NumberPlace = readonly [x: number, y: number, size: number];

export interface GlyphProps {
  /** Edge in pixels; 16 is the smallest readable size. */
  readonly size?: number;
  /** Accessible name. Without one the symbol is decorative. */
  readonly label?: string;
  /** The number on a marker or a points seal. */
  readonly value?: number;
  readonly className?: string;
}
