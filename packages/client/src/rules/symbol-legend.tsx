import { type ComponentType, lazy, Suspense, useContext } from 'react';
import type { LegendProps } from './legend-list.tsx';
import { RulesOfGame } from './of-game.ts';

/** What the symbols of each game mean; it comes when somebody wants to know. */
const LEGENDS: Readonly<Record<string, ComponentType<LegendProps>>> = {
  'emerald-2e': lazy(() => import('../games/emerald-2e/legend/legend.tsx').then((m) => ({ default: m.Legend }))),
  'nanty-narking': lazy(() => import('../games/nanty-narking/legend/legend.tsx').then((m) => ({ default: m.Legend }))),
};

/** The symbols of the game whose rules are read here, with their meaning. */
export function SymbolLegend(props: LegendProps) {
  const Legend = LEGENDS[useContext(RulesOfGame) ?? ''];
  return Legend ? (
    <Suspense fallback={null}>
      <Legend {...props} />
    </Suspense>
  ) : null;
}
