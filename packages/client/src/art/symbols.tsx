import { Drawing } from './drawing.tsx';
import type { Glyph } from './glyph.ts';
import { pageGlyphs } from './glyphs-page.ts';

export type PageSymbolName = keyof typeof pageGlyphs;

export interface GlyphProps {
  /** Edge in pixels; 16 is the smallest that is meant to be read. */
  readonly size?: number;
  /** Spoken name. Without one the symbol is decoration. */
  readonly label?: string;
  /** The number on a marker or a points seal. */
  readonly value?: number;
  readonly className?: string;
}

/** A symbol of the pages and of every table. */
export function PageSymbol({ name, ...drawn }: GlyphProps & { readonly name: PageSymbolName }) {
  return <GlyphDrawing glyph={pageGlyphs[name]} {...drawn} />;
}

/** A glyph of any family. */
export function GlyphDrawing({ glyph, size = 20, label, value, className }: GlyphProps & { readonly glyph: Glyph }) {
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
      {glyph.number && value !== undefined && <Figure at={glyph.number} value={value} />}
    </Drawing>
  );
}

function Figure({ at: [x, y, size, hollow], value }: { at: NonNullable<Glyph['number']>; value: number }) {
  // two figures share the room of one
  const narrow = value > 9 ? 0.78 : 1;
  return (
    <text
      x={x}
      y={y - (1 - narrow) * size * 0.3}
      fontSize={size * narrow}
      fontWeight={700}
      fontFamily="var(--font-display)"
      textAnchor="middle"
      fill={hollow ? 'currentColor' : 'var(--symbol-cut)'}
      style={{ fontVariantNumeric: 'lining-nums' }}
    >
      {value}
    </text>
  );
}
