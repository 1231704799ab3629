// Where a press answers nothing for a moment, since what lies there has just come under the finger.
const ends = new Map<string, number>();

/** From now on, in milliseconds. */
export const quiet = (where: string, lasts: number): unknown => ends.set(where, performance.now() + lasts);

export const isQuiet = ({ target, timeStamp }: Event): boolean =>
  [...ends].some(([where, end]) => timeStamp < end && (target as Element).closest(where) !== null);
