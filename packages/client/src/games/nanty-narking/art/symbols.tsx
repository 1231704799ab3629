import './signs.generated.css';
import type { GlyphProps } from '../../../art/glyph.ts';
import { GlyphDrawing } from '../../../art/symbols.tsx';
import { londonLetters } from './letters.generated.ts';

export type LondonSymbolName = keyof typeof londonLetters;

export function LondonSymbol({ name, ...drawn }: GlyphProps & { readonly name: LondonSymbolName }) {
  return <GlyphDrawing glyph={londonLetters[name]} {...drawn} />;
}
