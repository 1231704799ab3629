import type { ReactNode } from 'react';
import { EuropeMap } from '../art/europe/map.tsx';

export interface SceneProps {
  /** What stands on the sheet. */
  readonly children: ReactNode;
  /** Drawings that lie beside the sheet where there is room. */
  readonly beside?: ReactNode;
  /** The sheet takes no more of the page than the map behind it, which other things follow. */
  readonly band?: boolean;
}

/** A printed sheet on the map of Europe. */
export function Scene({ children, beside, band = false }: SceneProps) {
  return (
    <section className="scene" data-band={band || undefined} data-beside={beside !== undefined || undefined}>
      <div className="scene-map" inert>
        <EuropeMap cities="pins" />
      </div>
      <div className="sheet">{children}</div>
      {beside}
    </section>
  );
}
