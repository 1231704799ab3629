import { at } from './lists.ts';

/** Some of a list, evenly, with the first and the last; at least two. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, n) => at(list, Math.round((n * (list.length - 1)) / (most - 1))));
}
