import './sign-letter.css';
import type { CSSProperties } from 'react';
import type { GlyphProps, LetterGlyph, NumberPlace } from './glyph.ts';

const GRID = 24;

/**
 * A symbol as letters of a font. A table shows some two hundred symbols, and the browser lays out and composes each SVG
 * separately whenever one is added or removed; letters are part of the text around them.
 */
export function SignLetter({
  letter,
  size = 20,
  label,
  value,
  className,
}: GlyphProps & { readonly letter: LetterGlyph }) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <i
      className={className ? `sign ${className}` : 'sign'}
      data-ink={letter.ink}
      data-cut={letter.cut}
      style={{ '--size': `${size / 16}rem` } as CSSProperties}
      {...spoken}
    >
      {letter.number && value !== undefined && <Figure at={letter.number} value={value} />}
    </i>
  );
}

/** A number on the grid of its sign, raised from the bottom line so that it stands as in a drawing. */
function Figure({ at: [x, y, size], value }: { at: NumberPlace; value: number }) {
  // two digits share the room of one
  const narrow = value > 9 ? 0.78 : 1;
  const height = size * narrow;
  const shift = (x - GRID / 2) / height;
  return (
    <i
      style={{
        fontSize: `${height / GRID}em`,
        inlineSize: `${GRID / height}em`,
        marginInline: `${shift - GRID / height}em ${-shift}em`,
        verticalAlign: `${(GRID - y) / height + (1 / narrow - 1) * 0.3}em`,
      }}
    >
      {value}
    </i>
  );
}
