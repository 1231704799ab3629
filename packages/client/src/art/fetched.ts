import { HELD_BACK, until } from '../settled.ts';

/** Delay before data that could not be fetched is requested again, in milliseconds. */
const REST = 5000;

/**
 * Returns a loader for the data of drawings, for `use`: it fetches when the first drawing needs the data. It resolves to null
 * if the data cannot be fetched: the frame stays empty, and a later drawing requests it again.
 */
export function fetched<T>(url: string): () => Promise<T | null> {
  let found: Promise<T | null> | null = null;
  const load = async (): Promise<T | null> => {
    try {
      const response = await fetch(url);
      if (response.ok) return (await response.json()) as T;
    } catch {
      // The network is down.
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
