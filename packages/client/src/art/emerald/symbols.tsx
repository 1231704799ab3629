import { pageGlyphs } from '../glyphs-page.ts';
import { GlyphDrawing, type GlyphProps } from '../symbols.tsx';
import { gameGlyphs } from './glyphs.ts';

/** The symbols of the cards and the table, and those of every page. */
export const glyphs = { ...gameGlyphs, ...pageGlyphs };

export type SymbolName = keyof typeof glyphs;
export const symbolNames = Object.keys(glyphs) as readonly SymbolName[];

export function GameSymbol({ name, ...drawn }: GlyphProps & { readonly name: SymbolName }) {
  return <GlyphDrawing glyph={glyphs[name]} {...drawn} />;
}
