import { useEffect, useState } from 'react';
import { isGame } from '../../games/games.ts';
import { fetchGame } from '../../games/use-manifest.ts';
import * as api from '../../net/api.ts';

export interface Corrections {
  readonly values: number;
  /** Number of cards and other things with such a value. */
  readonly things: number;
}

/** Returns the differences between a pack of the server and the built-in one; null until they are known. */
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
