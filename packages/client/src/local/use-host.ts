import { useEffect, useState } from 'react';

/** Media query for the layout with everything in view (frame.css). */
export const DESK = '(width >= 60em) and (height >= 40em) and (orientation: landscape)';

/**
 * Returns the element for the guide within the table, so that it covers nothing: above the log in the desk layout, else above
 * the question. `round` changes with the table. Null until the table is rendered.
 */
export function useHost(round: number): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table has new elements
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
