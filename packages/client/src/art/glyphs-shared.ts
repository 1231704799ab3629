import type { DrawnGlyph } from './glyph.ts';

/** Symbols that several games use on cards and boards. */
export const sharedGlyphs = {
  interrupt: {
    fill: 'M7.7 1.6h8.6l6.1 6.1v8.6l-6.1 6.1H7.7L1.6 16.3V7.7Z',
    cut: 'M13.8 4.2L6.6 13.4h4.2L9.8 20l7.4-9.6h-4.4Z',
  },
  city: {
    fill: 'M11.2 0h1.6v4l3 3v4h2.4V9.2h4.2V23H1.6V9.2h4.2V11h2.4V7l3-3Z',
    cut: 'M10.2 23v-4.6a1.8 1.8 0 0 1 3.6 0V23ZM4.6 13h2v3h-2ZM17.4 13h2v3h-2ZM11.2 9.4h1.6v3h-1.6Z',
  },
} as const satisfies Record<string, DrawnGlyph>;
