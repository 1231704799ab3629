import { type CSSProperties, useId } from 'react';
import { Drawing } from '../drawing.tsx';

export interface VignetteProps {
  /** The drawing as SVG markup, from a game’s `drawn.generated.json`. Without it the sky is empty. */
  readonly markup: string | undefined;
  readonly label?: string;
  readonly className?: string;
}

// Name, tilt, distance and width of the hatchings; the last one cuts white into ink.
const HATCHES = [
  ['h1', 20, 3, 0.45],
  ['h2', -38, 2.4, 0.6],
  ['h3', -52, 2, 0.85],
  ['w', -28, 2.5, 0.7],
] as const;

/** The frame of a vignette: paper, hatchings, ink. The drawing in it is data instead of code, so that a page loads fast. */
export function Vignette({ markup, label, className }: VignetteProps) {
  const key = useId();
  const inks = Object.fromEntries(HATCHES.map(([name]) => [`--${name}`, `url(#${key}${name})`]));
  return (
    <Drawing
      box="0 0 120 100"
      label={label}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      color="var(--card-ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ '--p': 'var(--card-shade)', ...inks } as CSSProperties}
    >
      <defs>
        {HATCHES.map(([name, tilt, distance, width]) => (
          <pattern
            key={name}
            id={key + name}
            width="12"
            height={distance}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${tilt})`}
          >
            <path
              d={`M-1 ${distance / 2}q3.5 .5 7 0t7 0`}
              fill="none"
              stroke={name === 'w' ? 'var(--p)' : 'currentColor'}
              strokeWidth={width}
            />
          </pattern>
        ))}
      </defs>
      <rect width="120" height="100" fill="var(--p)" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by scripts/vignettes.mjs */}
      {markup === undefined ? null : <g dangerouslySetInnerHTML={{ __html: markup }} />}
    </Drawing>
  );
}
