import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof days)[number];

/**
 * The planets of the weekdays on a 20-unit grid. Besides the sign, mass tells them apart when they are six pixels tall:
 * a solid crescent, a ring with a spear, a solid disc with horns, an open stroke, a hand mirror.
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

export interface EmblemProps {
  readonly day: Day;
  readonly size?: number;
  readonly label?: string;
  /** A medal in the colour of the day instead of the bare sign. */
  readonly medal?: boolean;
  readonly className?: string;
}

/** The sign alone, to be set inside another drawing: a 20-unit square around the origin. */
export function EmblemMark({ day, weight = 2.8 }: { readonly day: Day; readonly weight?: number }): ReactNode {
  const { fill, line } = SIGNS[day];
  return (
    <g transform="translate(-10 -10)" strokeLinecap="round" strokeLinejoin="round">
      {fill && <path d={fill} fill="currentColor" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={weight} />}
    </g>
  );
}

const TAU = Math.PI * 2;
const polar = (angle: number, radius: number) =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
/** Short strokes set around a circle, as a graver would. */
const ticks = (count: number, inner: number, outer: number) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * TAU;
    return `M${polar(angle, inner)}L${polar(angle, n % 2 ? outer : outer - 1)}`;
  }).join('');
const RAYS = ticks(48, 16.6, 19.6);

export function Emblem({ day, size = 20, label, medal = false, className }: EmblemProps) {
  if (!medal) {
    return (
      <Drawing box="-11 -11 22 22" label={label} className={className} width={size} height={size}>
        <EmblemMark day={day} />
      </Drawing>
    );
  }
  return (
    <Drawing box="-24 -24 48 48" label={label} className={className} width={size} height={size}>
      <circle r="23" fill={`var(--${day})`} stroke="var(--piece-line)" strokeWidth="1" />
      <g style={{ color: `var(--on-${day})` }} fill="none" stroke="currentColor">
        <circle r="20.6" strokeWidth="0.9" />
        <path d={RAYS} strokeWidth="0.9" />
        <circle r="15.6" strokeWidth="0.7" />
        <g transform="scale(0.95)" stroke="none">
          <EmblemMark day={day} weight={2.4} />
        </g>
      </g>
    </Drawing>
  );
}
