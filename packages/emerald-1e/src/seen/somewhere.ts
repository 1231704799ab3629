import type { Place } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';

/** Returns the places of a view with every hidden item somewhere in its pool: enough for callers that need only the pool. */
export function somewhere(places: readonly Place[], hidden: readonly Hidden[]): Place[] {
  const all = [...places];
  for (const pool of hidden)
    pool.items.forEach((item, i) => {
      all[item] = pool.places[i] ?? -1;
    });
  return all;
}
