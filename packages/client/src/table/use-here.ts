import { use } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import { HELD_BACK, until } from '../settled.ts';
import type { Here } from './here.ts';

const coming = new Map<string, Promise<Here | null>>();

function comingOf(game: string, load: (() => Promise<Here>) | undefined): Promise<Here | null> {
  const known = coming.get(game);
  if (known !== undefined) return known;
  const fetched = load === undefined ? Promise.resolve(null) : until(load(), HELD_BACK);
  coming.set(game, fetched);
  // Whoever asks again later may have a line again.
  fetched.catch(() => coming.delete(game));
  return fetched;
}

/** What a game tells newcomers; null where it tells nothing. Until it is here its part of the page waits. */
export const useHere = (game: string): Here | null => use(comingOf(game, useManifest(game).here));
