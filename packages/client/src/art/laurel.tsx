import type { DrawnGlyph, GlyphProps } from './glyph.ts';
import { GlyphDrawing } from './symbols.tsx';

const laurel: DrawnGlyph = {
  line: 'M6.6 3.4C3 8.6 4 16.6 12 20.8M17.4 3.4C21 8.6 20 16.6 12 20.8',
  fill: 'M4.6 5.2C2.6 5.6 1.6 7 1.6 9c2-.3 3-1.6 3-3.8ZM4.2 10c-2.2-.2-3.6.8-4 2.8 2.2.4 3.6-.6 4-2.8ZM6.2 14.6c-2.2-.5-3.6.3-4.4 2.2 2 .8 3.6 0 4.4-2.2ZM19.4 5.2c2 .4 3 1.8 3 3.8-2-.3-3-1.6-3-3.8ZM19.8 10c2.2-.2 3.6.8 4 2.8-2.2.4-3.6-.6-4-2.8ZM17.8 14.6c2.2-.5 3.6.3 4.4 2.2-2 .8-3.6 0-4.4-2.2ZM12 5l1.6 3.6 3.8.4-2.8 2.6.8 3.8L12 13.4l-3.4 2 .8-3.8L6.6 9l3.8-.4Z',
};

/** The winner's laurel, loaded at the end of a match. */
export const Laurel = (drawn: GlyphProps) => <GlyphDrawing glyph={laurel} {...drawn} />;
