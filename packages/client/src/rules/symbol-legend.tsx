import { Suspense, useContext } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import type { LegendProps } from './legend-list.tsx';
import { RulesOfGame } from './of-game.ts';

/** The symbols of the game whose rules are shown, with their meanings. */
export function SymbolLegend(props: LegendProps) {
  const game = useContext(RulesOfGame);
  return game === null ? null : (
    <Suspense fallback={null}>
      <LegendOf game={game} {...props} />
    </Suspense>
  );
}

function LegendOf({ game, ...props }: LegendProps & { readonly game: string }) {
  const { Legend } = useManifest(game);
  return <Legend {...props} />;
}
