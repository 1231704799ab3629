// Where a press answers nothing for a moment, since what lies there has just come under the finger.
import { after } from '../settled.ts';

const ends = new Map<string, number>();

/** From now on, in milliseconds. */
export function quiet(where: string, lasts: number): void {
  ends.set(where, performance.now() + lasts);
  after(lasts, () => {});
}

export const isQuiet = ({ target, timeStamp }: Event): boolean =>
  [...ends].some(([where, end]) => timeStamp < end && (target as Element).closest(where) !== null);
