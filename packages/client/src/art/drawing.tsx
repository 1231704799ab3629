import type { SVGProps } from 'react';

export interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox'> {
  readonly box: string;
  /** Accessible name. Without one the drawing is decorative. */
  readonly label?: string | undefined;
}

/** Converts pixels to rem, so that a drawing scales with the type beside it. */
const rem = (size: string | number | undefined) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** An SVG that is either named or hidden from assistive technology. No other component decides this. */
export function Drawing({ box, label, width, height, children, ...rest }: DrawingProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would also be a tooltip
    <svg viewBox={box} width={rem(width)} height={rem(height)} focusable="false" {...spoken} {...rest}>
      {children}
    </svg>
  );
}
