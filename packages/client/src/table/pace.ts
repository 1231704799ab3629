// How fast a table shows what the others do, as this browser wants it.
import { keep, kept } from './kept.ts';

export const PACES = ['calm', 'quick', 'none'] as const;
export type Pace = (typeof PACES)[number];

export function savedPace(): Pace {
  const saved = kept('pace');
  return PACES.find((pace) => pace === saved) ?? 'calm';
}
export const savePace = (pace: Pace): void => keep('pace', pace);

let held: Pace | null = null;
/** Whoever looks back sees another pace until it is let go (null), and nothing moves while they scrub. */
export const holdPace = (pace: Pace | null): void => {
  held = pace;
};
/** Somebody looks back: what comes is another moment, not news. */
export const looksBack = (): boolean => held !== null;
export const paceNow = (): Pace => held ?? savedPace();

/** What part of its time a beat takes. */
export const SHARE: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.5, none: 0 };
