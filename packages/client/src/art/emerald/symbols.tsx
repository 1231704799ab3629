import './signs.generated.css';
import type { GlyphProps } from '../glyph.ts';
import { pageGlyphs } from '../glyphs-page.ts';
import { GlyphDrawing } from '../symbols.tsx';
import { gameLetters } from './letters.generated.ts';

/** The symbols of the cards and the table, and those of all pages. */
export const glyphs = { ...gameLetters, ...pageGlyphs };

export type SymbolName = keyof typeof glyphs;
export const symbolNames = Object.keys(glyphs) as readonly SymbolName[];

export function GameSymbol({ name, ...drawn }: GlyphProps & { readonly name: SymbolName }) {
  return <GlyphDrawing glyph={glyphs[name]} {...drawn} />;
}
