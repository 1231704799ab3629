import { use } from 'react';
import { useManifest } from '../../games/use-manifest.ts';
import { HELD_BACK, until } from '../../settled.ts';
import type { Here } from './here.ts';

const coming = new Map<string, Promise<Here | null>>();

function comingOf(game: string, load: (() => Promise<Here>) | undefined): Promise<Here | null> {
  const known = coming.get(game);
  if (known !== undefined) return known;
  const fetched = load === undefined ? Promise.resolve(null) : until(load(), HELD_BACK);
  coming.set(game, fetched);
  // A later request may find the connection restored.
  fetched.catch(() => coming.delete(game));
  return fetched;
}

/** Returns a game's texts for newcomers; null if it has none. Suspends that part of the page until they are loaded. */
export const useHere = (game: string): Here | null => use(comingOf(game, useManifest(game).here));
