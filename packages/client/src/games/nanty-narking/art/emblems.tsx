import { memo, type ReactNode } from 'react';
import { Drawing } from '../../../art/drawing.tsx';

export const colours = ['green', 'yellow', 'purple', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** The players' signs on a 20-unit grid: a key, a cat, a lamp, an umbrella. Their mass tells them apart at small sizes. */
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

interface MarkProps {
  readonly colour: Colour;
  /** Transform for its place, such as `translate(12 17.9) scale(0.48)`; without it the sign lies on its own grid. */
  readonly at?: string;
  readonly weight?: number;
}
/**
 * The sign alone, 20 units wide, inside another drawing. It has a single transform at most, since a log has hundreds of signs.
 */
export function ColourMark({ colour, at, weight = 3 }: MarkProps): ReactNode {
  const { fill, line } = SIGNS[colour];
  const ink = `var(--on-${colour})`;
  return (
    <g transform={at && `${at}translate(-10 -10)`} strokeLinecap="round" strokeLinejoin="round">
      {fill && <path d={fill} fill={ink} stroke="none" />}
      {line && <path d={line} fill="none" stroke={ink} strokeWidth={weight} />}
    </g>
  );
}

export interface EmblemProps {
  readonly colour: Colour;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}

/**
 * A coin of the player's colour with their sign, drawn on its own grid: without transforms and clips it costs little in a long
 * log.
 */
export const ColourEmblem = memo(function ColourEmblem({ colour, size = 20, label, className }: EmblemProps) {
  return (
    <Drawing box="-9.67 -9.67 39.34 39.34" {...{ label, className }} width={size} height={size} overflow="visible">
      <circle cx="10" cy="10" r="18.85" fill={`var(--${colour})`} stroke="var(--piece-line)" strokeWidth="0.82" />
      <circle
        cx="10"
        cy="10"
        r="16.07"
        fill="none"
        stroke={`var(--on-${colour})`}
        strokeWidth="0.82"
        strokeDasharray="1.64 1.23"
      />
      <ColourMark colour={colour} weight={2.4} />
    </Drawing>
  );
});
