import { lazy, type ReactNode, Suspense } from 'react';

// The sheet does not wait for its map, and no page loads the map of the other game.
const EuropeMap = lazy(() => import('../art/europe/map.tsx').then((m) => ({ default: m.EuropeMap })));
const LondonMap = lazy(() => import('../art/london/map.tsx').then((m) => ({ default: m.LondonMap })));

export interface SceneProps {
  /** Whose map it is; before that is known, that of Europe. */
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
        <Suspense fallback={null}>
          {game === 'nanty-narking' ? <LondonMap cover /> : <EuropeMap cities="pins" />}
        </Suspense>
      </div>
      <div className="sheet" data-wide={wide || undefined}>
        {children}
      </div>
      {beside}
    </section>
  );
}
