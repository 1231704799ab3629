// The only list of the games on the page. Their names are always loaded; everything else is loaded when a game is first shown.
import firstNames from '@gaslamp/words/emerald-1e/names/text/en.json' with { type: 'json' };
import emeraldNames from '@gaslamp/words/emerald-2e/names/text/en.json' with { type: 'json' };
import nantyNames from '@gaslamp/words/nanty-narking/names/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { knownMatches } from '../settings.ts';
import type { GameManifest } from './manifest.ts';

addTexts('en', emeraldNames);
addTexts('en', nantyNames);
addTexts('en', firstNames);

/** The loader of each game, in the order in which they are offered. */
export const GAMES = {
  'emerald-2e': () => import('./emerald-2e/manifest.tsx'),
  'nanty-narking': () => import('./nanty-narking/manifest.tsx'),
  'emerald-1e': () => import('./emerald-1e/manifest.tsx'),
} as const satisfies Record<string, () => Promise<{ readonly manifest: GameManifest }>>;

export type GameId = keyof typeof GAMES;
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGame);
/** The game shown by a page that does not know its game yet. */
export const FIRST_GAME: GameId = 'emerald-2e';

/** Returns the game named by the address, else that of the last match visited here, else the first. */
export function wantedGame(): GameId {
  const named = new URLSearchParams(location.search).get('game') ?? '';
  return [named, knownMatches()[0]?.game ?? ''].find(isGame) ?? FIRST_GAME;
}
