import { useEffect, useState } from 'react';
import { isGame } from '../games/games.ts';
import { fetchGame } from '../games/use-manifest.ts';
import * as api from '../net/api.ts';

export interface Corrections {
  readonly values: number;
  /** Cards and other things that have one of these. */
  readonly things: number;
}

/** How far a pack of the server differs from the built-in one; null until that is known. */
export function useCorrections(game: string, hash: string): Corrections | null {
  const [found, setFound] = useState<Corrections | null>(null);
  useEffect(() => {
    let live = true;
    setFound(null);
    const counted = async () => {
      const { differences } = await fetchGame(game);
      const [fieldsOf, pack] = await Promise.all([differences(), api.pack(game, hash)]);
      const fields = fieldsOf(pack as never);
      const things = new Set(fields.flatMap(({ card }) => (card === null ? [] : [card])));
      if (live) setFound({ values: fields.length, things: things.size });
    };
    if (hash !== '' && isGame(game)) counted().catch(() => {});
    return () => {
      live = false;
    };
  }, [game, hash]);
  return found;
}
