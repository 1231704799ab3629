import { type ReactNode, Suspense } from 'react';
import { FIRST_GAME } from '../games/games.ts';
import { useManifest } from '../games/use-manifest.ts';

export interface SceneProps {
  /** Whose map it is; before that is known, that of the first game. */
  readonly game: string | null;
  /** What stands on the sheet. */
  readonly children: ReactNode;
  /** Drawings that lie beside the sheet where there is room. */
  readonly beside?: ReactNode;
  /** The sheet takes no more of the page than the map behind it, which other things follow. */
  readonly band?: boolean;
  /** The sheet has room for two columns. */
  readonly wide?: boolean;
}

/** A printed sheet on the map of a game. */
export function Scene({ game, children, beside, band = false, wide = false }: SceneProps) {
  return (
    <section className="scene" data-band={band || undefined} data-beside={beside !== undefined || undefined}>
      <div className="scene-map" inert>
        {/* The sheet does not wait for its map. */}
        <Suspense fallback={null}>
          <Backdrop game={game ?? FIRST_GAME} />
        </Suspense>
      </div>
      <div className="sheet" data-wide={wide || undefined}>
        {children}
      </div>
      {beside}
    </section>
  );
}

function Backdrop({ game }: { game: string }) {
  const { Backdrop: Drawn } = useManifest(game);
  return <Drawn />;
}
