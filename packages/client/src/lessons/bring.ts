// Scrolls things that a guide frames into view. Tables do the same for their questions (in-sight.ts); this module shares
// nothing with them, so that they load as little as possible.

/** Returns the scrolling element: in a low window the table scrolls instead of the page. */
export function scroller(): Element {
  const main = document.querySelector('main');
  if (main !== null && getComputedStyle(main).overflowY === 'auto') return main;
  return document.scrollingElement ?? document.documentElement;
}

interface Moves {
  readonly done: boolean;
  stop(): void;
}
/** Records whether the player has scrolled the board since. */
export function playerMoves(): Moves {
  const listening = new AbortController();
  const { signal } = listening;
  const moves = { done: false, stop: () => listening.abort() };
  const move = () => {
    moves.done = true;
  };
  for (const event of ['touchmove', 'wheel']) addEventListener(event, move, { passive: true, signal });
  return moves;
}

/** Height in px below which the board counts as out of view. */
const LITTLE = 150;
/** Margin around things that are scrolled into view, in px. */
const AROUND = 8;

/**
 * Scrolls things into the visible part of the board: all of them if they fit, else the first ones. Things in the bottom area
 * are always visible. `stands`: the page itself does not scroll, only areas within it.
 */
export function bringAll(nodes: readonly Element[], stands: boolean): void {
  // Answers in the dock can stand in a row that scrolls.
  for (const node of nodes)
    if (node.closest('.dock') !== null) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const there = nodes.filter((node) => node.isConnected && node.closest('.bottom, dialog') === null);
  const [first] = there;
  if (first === undefined || document.querySelector('dialog[open]') !== null) return;
  const foot = document.querySelector('.bottom');
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (stands || foot === null || getComputedStyle(foot).position === 'static')
    return first.scrollIntoView({ block: 'nearest', behavior });
  const cover = foot.getBoundingClientRect();
  // The way back to the map of a phone stands over the cities.
  const way = first.closest('.cities') && document.querySelector<HTMLElement>('.to-map');
  const highest =
    Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0) + (way?.offsetHeight ?? 0);
  const lowest = cover.left > 0 ? lowestBeside(cover) : cover.top;
  const room = lowest - highest - 2 * AROUND;
  const boxes = there.map((node) => node.getBoundingClientRect());
  let count = boxes.length;
  while (count > 1 && spanOf(boxes.slice(0, count)).high > room) count--;
  const { top, high } = spanOf(boxes.slice(0, count));
  if (top >= highest && top + high <= lowest) return;
  const by = high > room ? top - highest - AROUND : top + high / 2 - (highest + lowest) / 2;
  scroller().scrollBy({ top: by, behavior });
}
/** If the bottom area is a column, the guide stands at the bottom of the area beside it (lessons.css). */
function lowestBeside({ left }: DOMRect): number {
  const guide = document.querySelector('.guide-host')?.getBoundingClientRect();
  return guide !== undefined && guide.left < left ? guide.top : innerHeight;
}
/** Scrolls to the board if almost none of it is visible. */
export function bringBoard(): void {
  const [board, foot] = [document.querySelector('#board'), document.querySelector('.bottom')];
  if (board === null || foot === null || getComputedStyle(foot).position === 'static') return;
  const { top, bottom } = board.getBoundingClientRect();
  if (bottom < LITTLE || top > innerHeight / 2) board.scrollIntoView({ block: 'start' });
}
function spanOf(boxes: readonly DOMRect[]): { readonly top: number; readonly high: number } {
  const top = Math.min(...boxes.map((box) => box.top));
  return { top, high: Math.max(...boxes.map((box) => box.bottom)) - top };
}
