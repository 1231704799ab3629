import type { CorrectedField } from '@gaslamp/kernel/pack';
import { useEffect, useState } from 'react';
import * as api from '../net/api.ts';

type Differences = (pack: never) => readonly CorrectedField[];
/** How the packs of each game are compared with the one that is built in. */
const PACKS: Readonly<Record<string, () => Promise<{ readonly correctedFields: Differences }>>> = {
  'emerald-2e': () => import('@gaslamp/emerald-2e/pack'),
  'nanty-narking': () => import('@gaslamp/nanty-narking/pack'),
};

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
      const [{ correctedFields }, pack] = await Promise.all([PACKS[game]!(), api.pack(game, hash)]);
      const fields = correctedFields(pack as never);
      const things = new Set(fields.flatMap(({ card }) => (card === null ? [] : [card])));
      if (live) setFound({ values: fields.length, things: things.size });
    };
    if (hash !== '' && game in PACKS) counted().catch(() => {});
    return () => {
      live = false;
    };
  }, [game, hash]);
  return found;
}
