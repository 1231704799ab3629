import '../../../art/emerald/signs.generated.css';
import './signs.generated.css';
import type { GlyphProps } from '../../../art/glyph.ts';
import { pageGlyphs } from '../../../art/glyphs-page.ts';
import { GlyphDrawing } from '../../../art/symbols.tsx';
import { firstLetters } from './letters.generated.ts';

/** The symbols of the cards and the table, and those of every page. */
export const glyphs = { ...pageGlyphs, ...firstLetters };
export type SymbolName = keyof typeof glyphs;

export function GameSymbol({ name, ...drawn }: GlyphProps & { readonly name: SymbolName }) {
  return <GlyphDrawing glyph={glyphs[name]} {...drawn} />;
}
