import { useEffect, useState } from 'react';
import { fetchWithTexts } from '../games/use-manifest.ts';
import { type GameInfo, games } from './api.ts';

/** What the server says of a game; null until it has, and until there are words for it. */
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
