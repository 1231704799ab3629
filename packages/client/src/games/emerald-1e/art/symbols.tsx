import { pageGlyphs } from '../../../art/glyphs-page.ts';
import { GlyphDrawing, type GlyphProps } from '../../../art/symbols.tsx';
import { firstGlyphs } from './glyphs.ts';

/** The symbols of the cards and the table, and those of every page. */
export const glyphs = { ...pageGlyphs, ...firstGlyphs };
export type SymbolName = keyof typeof glyphs;

export function GameSymbol({ name, ...drawn }: GlyphProps & { readonly name: SymbolName }) {
  return <GlyphDrawing glyph={glyphs[name]} {...drawn} />;
}
