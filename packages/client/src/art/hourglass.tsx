import type { DrawnGlyph, GlyphProps } from './glyph.ts';
import { GlyphDrawing } from './symbols.tsx';

const hourglass: DrawnGlyph = {
  line: 'M5 2.6h14M5 21.4h14M7 2.6v3.6c0 2.7 3.4 3.6 3.4 5.8S7 15.1 7 17.8v3.6M17 2.6v3.6c0 2.7-3.4 3.6-3.4 5.8s3.4 3.1 3.4 5.8v3.6',
  fill: 'M9 6.6h6c-.5 1.7-2 2.3-3 3.8-1-1.5-2.5-2.1-3-3.8ZM8.8 20c.2-2 1.7-3.2 3.2-3.8 1.5.6 3 1.8 3.2 3.8Z',
};

/** Symbol for elapsing time. Only one game uses it, so no other page loads it. */
export const Hourglass = (drawn: GlyphProps) => <GlyphDrawing glyph={hourglass} {...drawn} />;
