import { Drawing } from '../drawing.tsx';
import { type Day, EmblemMark } from './emblem-mark.tsx';

const TAU = Math.PI * 2;
const polar = (angle: number, radius: number) =>
  `${(10 + Math.cos(angle) * radius).toFixed(1)} ${(10 + Math.sin(angle) * radius).toFixed(1)}`;
/** Returns short strokes around a circle, as an engraver would set them. */
const ticks = (count: number, inner: number, outer: number) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * TAU;
    return `M${polar(angle, inner)}L${polar(angle, n % 2 ? outer : outer - 1)}`;
  }).join('');
const RAYS = ticks(48, 17.5, 20.6);
const MIDDLE = { cx: 10, cy: 10 };

/**
 * The sign of a day on a coin, on the grid of the sign, for pages and for the seat names of any game. A table uses its picture.
 */
export const MedalDrawing = ({ day, size }: { readonly day: Day; readonly size?: number }) => (
  <Drawing box="-15.25 -15.25 50.5 50.5" width={size} height={size}>
    <circle {...MIDDLE} r="24.2" fill={`var(--${day})`} stroke="var(--piece-line)" strokeWidth="1.05" />
    <g style={{ color: `var(--on-${day})` }} fill="none" stroke="currentColor">
      <circle {...MIDDLE} r="21.7" strokeWidth="0.95" />
      <path d={RAYS} strokeWidth="0.95" />
      <circle {...MIDDLE} r="16.4" strokeWidth="0.74" />
    </g>
    <EmblemMark day={day} weight={2.4} />
  </Drawing>
);
