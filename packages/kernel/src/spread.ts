import { at } from './lists.ts';

/** Returns at most `most` elements, evenly spaced, with the first and the last. `most` must be at least 2. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, n) => at(list, Math.round((n * (list.length - 1)) / (most - 1))));
}
