import { useEffect } from 'react';
import { DESK } from './use-host.ts';

/** The selectors of a thing by its name. */
export type Selectors = (point: string) => readonly string[];

/** What of a thing must be scrolled to: nothing where a part of it stays at the lower edge. */
function outOfReach(nodes: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = nodes.filter((node) => node.offsetParent !== null);
  return seen.some((node) => node.closest('.bottom') !== null) ? undefined : seen[0];
}

/** Makes what a step points at stand out on the table, for as long as it does; the first of it is brought into sight. */
export function usePointed(points: readonly string[], selectors: Selectors, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other things
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#table');
    const groups = points.map(selectors);
    if (page === null || groups.length === 0) return;
    const marked = new Set<HTMLElement>();
    let shown = false;
    const mark = () => {
      const things = groups.map((group) => group.flatMap((one) => [...page.querySelectorAll<HTMLElement>(one)]));
      const found = things.flat();
      for (const node of marked) if (!found.includes(node)) unmark(node);
      for (const node of found) {
        if (marked.has(node)) continue;
        marked.add(node);
        node.dataset.guided = '';
      }
      const first = things.map(outOfReach).find((node) => node !== undefined);
      if (shown || first === undefined) return;
      shown = true;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const desk = matchMedia(DESK).matches;
      first.scrollIntoView({ block: desk ? 'nearest' : 'start', behavior: still ? 'auto' : 'smooth' });
    };
    const unmark = (node: HTMLElement) => {
      delete node.dataset.guided;
      marked.delete(node);
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(page, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const node of marked) unmark(node);
    };
  }, [points, selectors, round]);
}
