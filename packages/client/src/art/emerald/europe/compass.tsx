import { Drawing } from '../../drawing.tsx';

const star = (points: number, long: number, short: number, turn: number) =>
  `M${Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n / points) * Math.PI + turn - Math.PI / 2;
    const radius = n % 2 ? short : long;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join('L')}Z`;

/** Returns the shaded half of every ray, as on old charts. */
const shades = (long: number, short: number, turn: number) =>
  [0, 1, 2, 3]
    .map((n) => {
      const at = (angle: number, radius: number) =>
        `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
      const angle = (n / 2) * Math.PI + turn - Math.PI / 2;
      return `M0 0L${at(angle, long)}L${at(angle + Math.PI / 4, short)}Z`;
    })
    .join('');

const DIAGONALS = star(4, 23, 7, Math.PI / 4);
const DIAGONAL_SHADES = shades(23, 7, Math.PI / 4);
const MAIN = star(4, 36, 7.5, 0);
const MAIN_SHADES = shades(36, 7.5, 0);

export function Compass({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--board-coast)" strokeWidth="1" fill="var(--board-sea)">
      <circle r="27" />
      <circle r="24.5" strokeDasharray="0.6 3.25" strokeWidth="3" strokeLinecap="butt" />
      <path d={DIAGONALS} />
      <path d={DIAGONAL_SHADES} fill="var(--board-coast)" stroke="none" />
      <path d={MAIN} />
      <path d={MAIN_SHADES} fill="var(--board-coast)" stroke="none" />
      <circle r="4" />
      <path d="M-3.5-45l3.5-5 3.5 5M0-50v9" fill="none" strokeWidth="1.4" />
    </g>
  );
}

export function CompassRose({ className }: { readonly className?: string }) {
  return (
    <Drawing box="-38 -52 76 90" className={className}>
      <Compass x={0} y={0} />
    </Drawing>
  );
}
