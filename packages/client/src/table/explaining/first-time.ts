import { keep, kept } from '../../kept.ts';

/** Returns true the first time that this browser plays a game, and records it. */
export function begins(game: string): boolean {
  const key = `begun.${game}`;
  const first = kept(key) === null;
  keep(key, '');
  return first;
}
