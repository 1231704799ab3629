import { inNextFrame } from '../settled.ts';

/** How long a place stands out that a sentence names, in milliseconds. */
const STAYS = 2000;

/** Brings a place of the table, by its `data-at`, into sight, and makes it stand out for a moment. */
export function pointAt(place: string): void {
  // Whatever covers the board goes with the same click.
  inNextFrame(() => {
    const node = document.querySelector<HTMLElement>(`.game-table [data-at="${place}"]`);
    if (node === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    node.dataset.pointed = '';
    setTimeout(() => delete node.dataset.pointed, STAYS);
  });
}
