/** A symbol: drawn, or a letter of the font of signs. Both take the colour of the words around them; holes take --symbol-cut. */
export type Glyph = DrawnGlyph | LetterGlyph;

/**
 * One drawing on the 24-unit grid, in four passes: solid shapes, lines of the house weight, then holes and lines cut out of
 * them. A number is for the letters that are made of it: none is drawn.
 */
export interface DrawnGlyph {
  readonly fill?: string;
  readonly line?: string;
  readonly cut?: string;
  readonly cutLine?: string;
  readonly number?: NumberPlace;
}

/** The same as letters (scripts/signs.mts): what is solid, and what lies over it as cut out. */
export interface LetterGlyph {
  readonly ink: string;
  readonly cut?: string;
  readonly number?: NumberPlace;
}

/** Where a number sits: centre x, baseline y, size; in the cut colour. */
export type NumberPlace = readonly [x: number, y: number, size: number];

export interface GlyphProps {
  /** Edge in pixels; 16 is the smallest that is meant to be read. */
  readonly size?: number;
  /** Spoken name. Without one the symbol is decoration. */
  readonly label?: string;
  /** The number on a marker or a points seal. */
  readonly value?: number;
  readonly className?: string;
}
