// Ignores presses for a moment on a part of the page whose content has just moved under the finger.
import { after } from '../../settled.ts';

const ends = new Map<string, number>();

/** Starts now; lasts in ms. */
export function quiet(where: string, lasts: number): void {
  ends.set(where, performance.now() + lasts);
  after(lasts, () => {});
}

export const isQuiet = ({ target, timeStamp }: Event): boolean =>
  [...ends].some(([where, end]) => timeStamp < end && (target as Element).closest(where) !== null);
