import type { ReactNode } from 'react';
import { Drawing } from '../../../art/drawing.tsx';

export const colours = ['green', 'yellow', 'purple', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** The players' signs on a 20-unit grid: a key, a cat, a lamp, an umbrella. Mass tells them apart when they are small. */
const SIGNS: Record<Colour, { readonly fill: string; readonly line: string }> = {
  green: {
    fill: 'M12.6 9h5.8v2h-.8v3.6h-2V11h-1v2.4h-2Z',
    line: 'M7.2 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM11 10h6',
  },
  yellow: {
    fill: 'M3.4 2.2l4 3.2a9 9 0 0 1 5.2 0l4-3.2.8 8.3c0 4.7-3.3 7.8-7.4 7.8s-7.4-3.1-7.4-7.8Z',
    line: '',
  },
  purple: { fill: 'M9 .6h2V3h3.2l2 3.4H3.8l2-3.4H9ZM4.6 7.2h10.8L13 16H7ZM8.6 16.8h2.8v2.8H8.6Z', line: '' },
  blue: {
    fill: 'M10 2.2c4.6 0 8.4 3.3 8.8 7.8-1-.9-2.3-1.2-3.5-.6-.9-.9-2.2-1.1-3.3-.5-.7-.5-1.3-.7-2-.7s-1.3.2-2 .7c-1.1-.6-2.4-.4-3.3.5-1.2-.6-2.5-.3-3.5.6.4-4.5 4.2-7.8 8.8-7.8Z',
    line: 'M10 8v8.4a2 2 0 0 0 4 0',
  },
};

/** The sign alone, to be set inside another drawing: a 20-unit square around the origin. */
export function ColourMark({ colour, weight = 2.4 }: { readonly colour: Colour; readonly weight?: number }): ReactNode {
  const { fill, line } = SIGNS[colour];
  return (
    <g transform="translate(-10 -10)" strokeLinecap="round" strokeLinejoin="round">
      {fill && <path d={fill} fill="currentColor" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={weight} />}
    </g>
  );
}

export interface EmblemProps {
  readonly colour: Colour;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}

/** A coin of the player's colour with their sign. */
export function ColourEmblem({ colour, size = 20, label, className }: EmblemProps) {
  return (
    <Drawing box="-24 -24 48 48" label={label} className={className} width={size} height={size}>
      <circle r="23" fill={`var(--${colour})`} stroke="var(--piece-line)" strokeWidth="1" />
      <g style={{ color: `var(--on-${colour})` }} fill="none" stroke="currentColor">
        <circle r="19.6" strokeWidth="1" strokeDasharray="2 1.5" />
        <g transform="scale(1.22)" stroke="none">
          <ColourMark colour={colour} />
        </g>
      </g>
    </Drawing>
  );
}
