import { type CSSProperties, type ReactNode, useId } from 'react';
import { Drawing } from '../drawing.tsx';
import { agitators } from './agitators.tsx';
import { cities } from './cities.tsx';
import { detectives } from './detectives.tsx';
import { grandees } from './grandees.tsx';
import { horrors } from './horrors.tsx';
import { identities } from './identities.tsx';
import { machines } from './machines.tsx';
import { orders } from './orders.tsx';
import { royalty } from './royalty.tsx';
import { starting } from './starting.tsx';

export type Scenes = Readonly<Record<string, () => ReactNode>>;

const scenes: Scenes = {
  ...agitators,
  ...cities,
  ...detectives,
  ...grandees,
  ...horrors,
  ...identities,
  ...machines,
  ...orders,
  ...royalty,
  ...starting,
};

export const vignetteIds: readonly string[] = Object.keys(scenes);

export interface VignetteProps {
  /** Of the card, as in 'IRENE_ADLER'. An unknown one draws an empty sky. */
  readonly id: string;
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

export function Vignette({ id, label, className }: VignetteProps) {
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
      {scenes[id]?.()}
    </Drawing>
  );
}
