import type { Place } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';

/** The places of a view in which every hidden item lies somewhere in its pool: enough where only its pool counts. */
export function somewhere(places: readonly Place[], hidden: readonly Hidden[]): Place[] {
  const all = [...places];
  for (const pool of hidden)
    pool.items.forEach((item, i) => {
      all[item] = pool.places[i] ?? -1;
    });
  return all;
}
