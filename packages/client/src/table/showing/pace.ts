// Stores the speed at which this browser shows the moves of others.
import { keep, kept } from '../../kept.ts';

export const PACES = ['calm', 'quick', 'none'] as const;
export type Pace = (typeof PACES)[number];

export function savedPace(): Pace {
  const saved = kept('pace');
  return PACES.find((pace) => pace === saved) ?? 'calm';
}
export const savePace = (pace: Pace): void => keep('pace', pace);

let held: Pace | null = null;
/** Overrides the speed during a replay, until released with null; while scrubbing, nothing moves. */
export const holdPace = (pace: Pace | null): void => {
  held = pace;
};
/** True in a replay: a new state is another moment, not news. */
export const looksBack = (): boolean => held !== null;
export const paceNow = (): Pace => held ?? savedPace();

/** Share of its duration that a beat takes. */
export const SHARE: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.5, none: 0 };
