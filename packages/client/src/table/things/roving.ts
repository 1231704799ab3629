// Makes a group one stop for the Tab key; inside it the arrow keys move by direction, and Page Up and Page Down in order.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the index of the best spot in a direction from `from`, or -1. Spots straight ahead come first. */
export function inDirection(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead <= 1) return;
    const distance = ahead + 2.2 * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

/** Written only if it differs: a log has dozens of stops, and each write is another change to the page. */
const reach = (all: readonly HTMLElement[], one: HTMLElement | undefined): void => {
  for (const node of all) {
    const index = node === one ? 0 : -1;
    if (node.getAttribute('tabindex') !== `${index}`) node.tabIndex = index;
  }
};
const stops = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')];
const middle = (node: HTMLElement): Spot => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Keeps one of the group's `data-rove` things reachable by Tab, at first the highlighted one, else the first or the last;
 * returns the key handler of the group.
 */
export function useRoving(
  group: RefObject<HTMLElement | null>,
  otherwise: 'first' | 'last' = 'first',
): {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
} {
  // Kept separately: a new button counts as reachable, and would take the place of the previous one.
  const last = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (group.current === null) return;
    const all = stops(group.current);
    const keep = all.find((node) => node === document.activeElement) ?? all.find((node) => node === last.current);
    last.current = keep ?? all.find((node) => node.dataset.lit !== undefined) ?? all.at(otherwise === 'first' ? 0 : -1);
    reach(all, last.current);
  });
  return {
    onFocus({ target }) {
      if (group.current === null || !(target instanceof HTMLElement) || target.dataset.rove === undefined) return;
      last.current = target;
      reach(stops(group.current), target);
    },
    onKeyDown(event) {
      const way = ARROWS[event.key];
      const from = document.activeElement;
      if (group.current === null || !(from instanceof HTMLElement) || from.dataset.rove === undefined) return;
      const all = stops(group.current);
      let next: HTMLElement | undefined;
      if (event.key === 'Home') next = all[0];
      else if (event.key === 'End') next = all.at(-1);
      // Arrows may miss a thing nested in another one from every side: Page Up and Page Down skip none.
      else if (event.key === 'PageDown') next = all[all.indexOf(from) + 1] ?? all[0];
      else if (event.key === 'PageUp') next = all.at(all.indexOf(from) - 1);
      else if (way) {
        const others = all.filter((node) => node !== from);
        next = others[inDirection(middle(from), others.map(middle), way)];
      }
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
