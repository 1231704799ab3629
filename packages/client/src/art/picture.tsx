import './picture.css';
import { type CSSProperties, memo } from 'react';

export interface PictureProps {
  /** Edge in pixels, from 14 up. */
  readonly size?: number;
  /** Spoken name. Without one the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * A square picture of a style sheet (scripts/pictures.mts). A table has a hundred pieces, and each svg is a space of its
 * own to the browser, put together anew whenever one comes or goes; a background is part of what it lies in.
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
