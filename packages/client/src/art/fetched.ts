import { HELD_BACK, until } from '../settled.ts';

/** How long nothing is asked for again after it could not be had, in milliseconds. */
const REST = 5000;

/**
 * Data of drawings, fetched when the first of them is drawn, for `use`. Null where it cannot be had: what frames the
 * drawing stays empty, and what is drawn later asks again.
 */
export function fetched<T>(url: string): () => Promise<T | null> {
  let found: Promise<T | null> | null = null;
  const load = async (): Promise<T | null> => {
    try {
      const response = await fetch(url);
      if (response.ok) return (await response.json()) as T;
    } catch {
      // The line is down.
    }
    setTimeout(() => {
      found = null;
    }, REST);
    return null;
  };
  return () => {
    found ??= until(load(), HELD_BACK);
    return found;
  };
}
