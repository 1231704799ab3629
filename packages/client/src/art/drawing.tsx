import type { SVGProps } from 'react';

export interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox'> {
  readonly box: string;
  /** Spoken name. Without one the drawing is decoration. */
  readonly label?: string | undefined;
}

/** A drawing grows with the type beside it. */
const rem = (size: string | number | undefined) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** Every drawing is either named or hidden; this is the one place that decides it. */
export function Drawing({ box, label, width, height, children, ...rest }: DrawingProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would also be a tooltip
    <svg viewBox={box} width={rem(width)} height={rem(height)} focusable="false" {...spoken} {...rest}>
      {children}
    </svg>
  );
}
