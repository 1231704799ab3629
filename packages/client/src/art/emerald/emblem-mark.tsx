import type { ReactNode } from 'react';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof days)[number];

/**
 * The planets of the weekdays on a 20-unit grid. Mass tells them apart even at six pixels: a solid crescent, a ring with a
 * spear, a solid disc with horns, an open stroke, a hand mirror.
 */
const SIGNS: Record<Day, { readonly fill: string; readonly line: string }> = {
  monday: { fill: 'M13.2 1.2A9 9 0 1 0 18.6 14 8.2 8.2 0 0 1 13.2 1.2Z', line: '' },
  tuesday: { fill: 'M11.8 .8H19.2V8.2Z', line: 'M8 6.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8ZM12 8L16 4' },
  wednesday: {
    fill: 'M10 5a4.8 4.8 0 1 0 0 9.6A4.8 4.8 0 0 0 10 5Z',
    line: 'M4.6 1.4c.4 2.8 2.4 4 5.4 4s5-1.2 5.4-4M10 14v5.4M6.2 17h7.6',
  },
  thursday: { fill: '', line: 'M4 5.2C4.4 2.6 6.4 1.4 8.4 2.2c3.4 1.4 2.4 7.4-4.8 11h13.2M13.6 4.8v14' },
  friday: { fill: '', line: 'M10 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM10 12v7.2M6.4 15.6h7.2' },
};

interface MarkProps {
  readonly day: Day;
  /** Transform that places its centre: `translate(12 17.7) scale(0.51)`. Without it the sign lies on its own grid. */
  readonly at?: string;
  readonly weight?: number;
  readonly colour?: string;
}
/** The sign alone, 20 units wide, for use inside another drawing. */
export function EmblemMark({ day, at, weight = 2.8, colour = `var(--on-${day})` }: MarkProps): ReactNode {
  const { fill, line } = SIGNS[day];
  return (
    <g transform={at && `${at}translate(-10 -10)`} strokeLinecap="round" strokeLinejoin="round">
      {fill && <path d={fill} fill={colour} stroke="none" />}
      {line && <path d={line} fill="none" stroke={colour} strokeWidth={weight} />}
    </g>
  );
}
