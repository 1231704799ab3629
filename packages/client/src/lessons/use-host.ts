import { useEffect, useState } from 'react';

/** Where a desk has everything in sight (frame.css). */
export const DESK = '(min-width: 960px) and (min-height: 640px) and (orientation: landscape)';

/**
 * The place of the guide within the table, so that it covers nothing: over the log where there is a desk, else over what is
 * asked. `round` is another table. Null until the table stands.
 */
export function useHost(round: number): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other places
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#table');
    if (page === null) return;
    const node = document.createElement('div');
    node.className = 'guide-host';
    const desk = matchMedia(DESK);
    const place = () => {
      const parent = page.querySelector(desk.matches ? '.game-table > .side' : '.game-table > .bottom') ?? null;
      if (parent !== null && node.parentElement !== parent) parent.prepend(node);
      if (parent !== null) setHost(node);
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(page, { childList: true, subtree: true });
    desk.addEventListener('change', place);
    return () => {
      watch.disconnect();
      desk.removeEventListener('change', place);
      node.remove();
      setHost(null);
    };
  }, [round]);
  return host;
}
