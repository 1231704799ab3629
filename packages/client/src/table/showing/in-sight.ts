// Scrolls things into view on tables that are larger than the window.
import { quiet } from '../things/quiet.ts';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Time for the player to notice that the board has moved, and for the browser to move it, in ms. */
export const SEEN = 400;
const MOVES = 500;

/** Returns the scrolling element: in a low window that is the table, not the page. */
export function scroller(): Element {
  const main = document.querySelector('main')!;
  return getComputedStyle(main).overflowY === 'auto' ? main : document.scrollingElement!;
}

/** Returns the rectangle that covers the foot of a scrolling table; null on a desktop, where everything is in view. */
export function coverOf(): DOMRect | null {
  const dock = document.querySelector('.bottom');
  return dock === null || getComputedStyle(dock).position === 'static' ? null : dock.getBoundingClientRect();
}

/** Returns a thing with the edges of the room in which it can be seen. */
function seenOf(node: Element, cover: DOMRect) {
  const { left, top, bottom, width, height } = node.getBoundingClientRect();
  const x = left + width / 2;
  // The way back to the map of a phone stands over the cities.
  const way = node.closest('.map-cities') ? null : document.querySelector('.to-map');
  return {
    top,
    bottom,
    height,
    highest: Math.max(
      0,
      document.querySelector('main')!.getBoundingClientRect().top,
      way?.getBoundingClientRect().bottom ?? 0,
    ),
    lowest: x > cover.left && x < cover.right ? cover.top : innerHeight,
  };
}

/** Returns how far a thing exceeds the visible area, relative to its height; negative at the upper edge. */
export function beyondBy(node: Element, cover: DOMRect): number {
  const { top, bottom, height, highest, lowest } = seenOf(node, cover);
  return top < highest ? (top - highest) / height : bottom > lowest ? (bottom - lowest) / height : 0;
}
/** Largest hidden share of a thing that can still be answered. */
export const HALF = 0.5;

/** Centres a thing, as far as nothing but the board comes into view. */
export function bring(node: Element | undefined, how?: 'auto'): void {
  const behavior = how ?? (still() ? 'auto' : 'smooth');
  const cover = coverOf();
  if (!node || !cover) return;
  quiet('#board', behavior === 'auto' ? SEEN : SEEN + MOVES);
  const { top, bottom, highest, lowest } = seenOf(node, cover);
  const board = (node.closest('#board') ?? node).getBoundingClientRect();
  const by = Math.min((top + bottom - highest - lowest) / 2, board.bottom - lowest);
  scroller().scrollBy({ top: Math.max(by, board.top - highest), behavior });
}

/** Scroll position of the board before it followed the moves of others. */
let home: number | null = null;
/** Returns that position, and forgets it. */
export function leaveHome(): number | null {
  const was = home;
  home = null;
  return was;
}

/** Scrolls an event on the board into view at once, because its animation does not wait. */
export function follow(node: Element): void {
  const cover = coverOf();
  if (cover === null || node.closest('#board') === null || Math.abs(beyondBy(node, cover)) <= HALF) return;
  home ??= scroller().scrollTop;
  bring(node, 'auto');
}
