import { inNextFrame } from '../../settled.ts';

/** Time for which a place named in a sentence is highlighted, in ms. */
const STAYS = 2000;

/** Scrolls a place of the table, by its `data-at`, into view, and highlights it for a moment. */
export function pointAt(place: string): void {
  // The same click closes whatever covers the board.
  inNextFrame(() => {
    const node = document.querySelector<HTMLElement>(`.game-table [data-at="${place}"]`);
    if (node === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    node.dataset.pointed = '';
    setTimeout(() => delete node.dataset.pointed, STAYS);
  });
}
