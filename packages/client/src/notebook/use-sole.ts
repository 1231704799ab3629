import type { State } from '@gaslamp/kernel/state';
import { useEffect, useState } from 'react';
import type { GameManifest } from '../games/manifest.ts';
import { useManifest } from '../games/use-manifest.ts';

/** The state as its player may know it, and the pack of the match. */
export interface Seen {
  readonly s: State;
  readonly pack: unknown;
}

/** For a game without its own lookup, or one that cannot be loaded. */
const nobody = () => null;

/** Returns the side of the player if nobody else can be on it; undefined until the game's lookup is loaded. */
export function useSole(game: string, seat: number, table: Seen | null): string | null | undefined {
  const manifest = useManifest(game);
  const [tell, setTell] = useState<{
    readonly sole: Awaited<ReturnType<NonNullable<GameManifest['soleSide']>>>;
  } | null>(manifest.soleSide === undefined ? { sole: nobody } : null);
  useEffect(() => {
    let live = true;
    manifest.soleSide?.().then(
      (sole) => live && setTell({ sole }),
      () => live && setTell({ sole: nobody }),
    );
    return () => {
      live = false;
    };
  }, [manifest]);
  if (tell === null) return undefined;
  return table === null ? null : tell.sole({ ...table, seat } as never);
}
