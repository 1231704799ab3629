import './picture.css';
import { type CSSProperties, memo } from 'react';

export interface PictureProps {
  /** Edge in pixels, at least 14. */
  readonly size?: number;
  /** Accessible name. Without one the picture is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * A square picture from a style sheet (scripts/pictures.mts). A table has a hundred pieces, and the browser lays out and
 * composes each SVG separately whenever one is added or removed; a background image is part of its element.
 */
export const Picture = memo(function Picture({
  name,
  size = 28,
  label,
  className,
}: PictureProps & { readonly name: string }) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const classes = `picture picture-${name}`;
  return (
    <i
      className={className ? `${classes} ${className}` : classes}
      style={{ '--size': `${size / 16}rem` } as CSSProperties}
      {...spoken}
    />
  );
});
