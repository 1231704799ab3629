import { keep, kept } from './kept.ts';

/** Whether this browser has never sat down to a game; from then on it has. */
export function begins(game: string): boolean {
  const key = `begun.${game}`;
  const first = kept(key) === null;
  keep(key, '');
  return first;
}
