import { memo, type ReactNode, Suspense } from 'react';
import { FIRST_GAME } from '../../games/games.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { useManifest } from '../../games/use-manifest.ts';

export interface SceneProps {
  /** The game whose map is shown; null shows the map of the first game. */
  readonly game: string | null;
  /** Content of the sheet. */
  readonly children: ReactNode;
  /** Drawings beside the sheet, if there is room. */
  readonly beside?: ReactNode;
  /** The sheet takes only the height of its map; other content follows below. */
  readonly band?: boolean;
  /** The sheet has room for two columns. */
  readonly wide?: boolean;
}

/** A printed sheet on the map of a game. */
export function Scene({ game, children, beside, band = false, wide = false }: SceneProps) {
  return (
    <section className="scene" data-band={band || undefined} data-beside={beside !== undefined || undefined}>
      <div className="scene-map" inert>
        <SceneMap game={game ?? FIRST_GAME} />
      </div>
      <div className="sheet" data-wide={wide || undefined}>
        {children}
      </div>
      {beside}
    </section>
  );
}

// React replaces a prerendered part by its fallback if it is rendered again before its script is there: these never are.

/** The sheet does not wait for its map. */
const SceneMap = memo(({ game }: { game: string }) => (
  <Suspense fallback={null}>
    <Backdrop game={game} />
  </Suspense>
));
/** The cards of a game, which come after the page. */
export const Fan = memo(({ Showcase }: Pick<GameManifest, 'Showcase'>) => (
  <Suspense fallback={<div className="showcase" />}>
    <Showcase />
  </Suspense>
));

function Backdrop({ game }: { game: string }) {
  const { Backdrop: Drawn } = useManifest(game);
  return <Drawn />;
}
