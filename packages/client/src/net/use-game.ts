import type { GameInfo } from '@gaslamp/protocol/answers';
import { useEffect, useState } from 'react';
import { fetchWithTexts } from '../games/use-manifest.ts';
import { games } from './api.ts';

/** Returns the server's info on a game; null until it and the texts of the game are loaded. */
export function useGame(game: string): GameInfo | null {
  const [known, setKnown] = useState<GameInfo | null>(null);
  useEffect(() => {
    let live = true;
    Promise.all([games(), fetchWithTexts(game)]).then(
      ([all]) => live && setKnown(all.find((one) => one.id === game) ?? null),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game]);
  return known;
}
