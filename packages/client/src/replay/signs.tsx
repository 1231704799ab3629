import { GlyphDrawing } from '../art/symbols.tsx';

/** Forward signs; backward ones are mirrored. */
const GLYPHS = {
  last: { fill: 'M4 4l11 8-11 8Z', line: 'M19 4.5v15' },
  turn: { fill: 'M3 5l8 7-8 7ZM12 5l8 7-8 7Z' },
  step: { fill: 'M7 4l11 8-11 8Z' },
  turning: { fill: 'M9 5l7 7-7 7-7-7Z', line: 'M19 5v14' },
  play: { fill: 'M5 3l16 9-16 9Z' },
  pause: { fill: 'M5 4h5v16H5ZM14 4h5v16h-5Z' },
} as const;
export type Sign = keyof typeof GLYPHS;

export const ReplaySign = ({ sign, back = false }: { sign: Sign; back?: boolean }) => (
  <GlyphDrawing glyph={GLYPHS[sign]} size={18} className={back ? 'replay-back' : ''} />
);
