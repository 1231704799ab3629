import { useSyncExternalStore } from 'react';

/** A window in which the cities are a list below the map (phone.css). */
const SMALL = '(width < 43.75em), (height < 40em)';

function subscribe(change: () => void): () => void {
  const small = matchMedia(SMALL);
  small.addEventListener('change', change);
  return () => small.removeEventListener('change', change);
}
export const useSmall = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches);
