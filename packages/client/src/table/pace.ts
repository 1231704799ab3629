// How fast a table shows what the others do, as this browser wants it.
export const PACES = ['calm', 'quick', 'none'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'gaslamp.pace';

export function savedPace(): Pace {
  try {
    const saved = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === saved) ?? 'calm';
  } catch {
    return 'calm';
  }
}
export function savePace(pace: Pace): void {
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // A private window forgets it.
  }
}

/** What part of its time a beat takes. */
export const SHARE: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.5, none: 0 };
