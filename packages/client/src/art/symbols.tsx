import { memo } from 'react';
import { Drawing } from './drawing.tsx';
import type { DrawnGlyph, Glyph, GlyphProps } from './glyph.ts';
import { pageGlyphs } from './glyphs-page.ts';
import { SignLetter } from './sign-letter.tsx';

export type PageSymbolName = keyof typeof pageGlyphs;

/** A symbol that pages and all tables use. */
export function PageSymbol({ name, ...drawn }: GlyphProps & { readonly name: PageSymbolName }) {
  return <GlyphDrawing glyph={pageGlyphs[name]} {...drawn} />;
}

/** A glyph of any symbol set. */
export const GlyphDrawing = memo(function GlyphDrawing({ glyph, ...drawn }: GlyphProps & { readonly glyph: Glyph }) {
  return 'ink' in glyph ? <SignLetter letter={glyph} {...drawn} /> : <Drawn glyph={glyph} {...drawn} />;
});

function Drawn({ glyph, size = 20, label, className }: GlyphProps & { readonly glyph: DrawnGlyph }) {
  return (
    <Drawing
      box="0 0 24 24"
      label={label}
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
    >
      {glyph.fill && <path d={glyph.fill} fill="currentColor" />}
      {glyph.line && <path d={glyph.line} stroke="currentColor" />}
      {glyph.cut && <path d={glyph.cut} fill="var(--symbol-cut)" />}
      {glyph.cutLine && <path d={glyph.cutLine} stroke="var(--symbol-cut)" strokeWidth={1.5} />}
    </Drawing>
  );
}
