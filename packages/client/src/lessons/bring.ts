// Brings what a guide frames into sight. Tables do the same with what they ask for (in-sight.tsx): what they fetch is kept
// small, so this shares nothing with them.

/** What scrolls: in a low window it is the table, not the page. */
export function scroller(): Element {
  const main = document.querySelector('main');
  if (main !== null && getComputedStyle(main).overflowY === 'auto') return main;
  return document.scrollingElement ?? document.documentElement;
}

interface Moves {
  readonly done: boolean;
  stop(): void;
}
/** Whether the player has moved the board since. */
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

/** Less of a board than so many px is none. */
const LITTLE = 150;
/** So much room is left around what is brought into sight. */
const AROUND = 8;

/**
 * Brings things into what is in sight of the board: all of them where they fit in, else the first ones. What lies at the
 * foot is in sight anyway. `stands`: there is nothing to scroll but what scrolls by itself.
 */
export function bringAll(nodes: readonly Element[], stands: boolean): void {
  const there = nodes.filter((node) => node.isConnected && node.closest('.bottom, dialog') === null);
  const [first] = there;
  if (first === undefined || document.querySelector('dialog[open]') !== null) return;
  const foot = document.querySelector('.bottom');
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (stands || foot === null || getComputedStyle(foot).position === 'static')
    return first.scrollIntoView({ block: 'nearest', behavior });
  const cover = foot.getBoundingClientRect();
  const highest = Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0);
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
/** Where the foot is a column, the guide stands at the foot of what is beside it (lessons.css). */
function lowestBeside({ left }: DOMRect): number {
  const guide = document.querySelector('.guide-host')?.getBoundingClientRect();
  return guide !== undefined && guide.left < left ? guide.top : innerHeight;
}
/** Brings the board into sight where next to nothing of it is. */
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
