import { addTexts } from '@gaslamp/words/text';
import { use, useEffect, useState } from 'react';
import { HELD_BACK, until } from '../settled.ts';
import { GAMES, isGame } from './games.ts';
import type { GameManifest } from './manifest.ts';

/** Cache of a game's data, fetched once and then available synchronously. */
class Store {
  readonly #coming = new Map<string, Promise<GameManifest>>();
  readonly #here = new Map<string, GameManifest>();
  constructor(readonly bring: (game: string) => Promise<GameManifest>) {}

  fetch(game: string): Promise<GameManifest> {
    const known = this.#coming.get(game);
    if (known !== undefined) return known;
    const coming = until(this.bring(game), HELD_BACK).then((manifest) => {
      this.#here.set(game, manifest);
      // Tells React that it need not wait.
      Object.assign(coming, { status: 'fulfilled', value: manifest });
      return manifest;
    });
    this.#coming.set(game, coming);
    return coming;
  }
  get(game: string): GameManifest | null {
    return this.#here.get(game) ?? null;
  }
}

const manifests = new Store(async (game) => {
  if (isGame(game)) return (await GAMES[game]()).manifest;
  return (await import('./plain/manifest.tsx')).manifestOf(game);
});
const withTexts = new Store(async (game) => {
  const manifest = await manifests.fetch(game);
  addTexts('en', await manifest.pageTexts());
  return manifest;
});

/** Fetches a game. A page that knows early which game it will show need not wait later. */
export const fetchGame = (game: string): Promise<GameManifest> => manifests.fetch(game);
/** Fetches a game with its table, for a page that will show one later. Settles in any case. */
export const fetchTable = (game: string): Promise<unknown> =>
  fetchGame(game).then(
    ({ Table }) => Table.fetch(),
    () => {},
  );
/** Fetches a game with its sentences for the pages around the table. */
export const fetchWithTexts = (game: string): Promise<GameManifest> => withTexts.fetch(game);

// Always with `use`: when React resumes after waiting, it counts the hooks from there.
/** Returns the game; suspends the page until it is loaded. */
export const useManifest = (game: string): GameManifest => use(manifests.fetch(game));
/** Returns the game with its texts for the pages around the table; suspends the page until they are loaded. */
export const useWithTexts = (game: string): GameManifest => use(withTexts.fetch(game));

/**
 * Fetches a game, and its table after it, and returns whether the game is loaded. For a page that has other things to do
 * meanwhile.
 */
export function useArrival(game: string): boolean {
  const [, arrive] = useState<GameManifest | null>(null);
  useEffect(() => {
    if (game === '' || manifests.get(game) !== null) return;
    let live = true;
    manifests.fetch(game).then(
      (manifest) => {
        void manifest.Table.fetch();
        if (live) arrive(manifest);
      },
      (mistake) =>
        live &&
        arrive(() => {
          throw mistake;
        }),
    );
    return () => {
      live = false;
    };
  }, [game]);
  return manifests.get(game) !== null;
}
