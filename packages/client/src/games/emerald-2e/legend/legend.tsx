import { addTexts } from '@gaslamp/words/text';
import { GameSymbol, type SymbolName } from '../../../art/emerald/symbols.tsx';
import { LegendList, type LegendProps, type Meaning } from '../../../rules/legend-list.tsx';
import texts from './text/en.json';

addTexts('en', texts);

type Explained = SymbolName & keyof typeof texts.emerald2eLegend;

/** The symbols of the cards in playing order, then those on the table. */
export const SYMBOLS: readonly (readonly [Explained, value?: number])[] = [
  ['place'],
  ['claim'],
  ['retrieve'],
  ['move'],
  ['assassinate'],
  ['restorationistMarker', 2],
  ['loyalistMarker', 2],
  ['vpNeutral', 3],
  ['vpRestorationist', 3],
  ['vpLoyalist', 3],
  ['vpKill', 3],
  ['bomb'],
  ['insanity'],
  ['placeAgent'],
  ['killBox'],
  ['action'],
  ['freeAction'],
  ['interrupt'],
  ['benefit'],
  ['oneUse'],
  ['royalty'],
  ['limbo'],
  ['sanity'],
  ['discard'],
];

/** Returns some of the symbols with their meaning. */
export const meaningsOf = (names: readonly Explained[]): readonly Meaning[] =>
  SYMBOLS.filter(([name]) => names.includes(name)).map(([name, value]) => ({
    id: `emerald2eLegend.${name}`,
    drawing: <GameSymbol name={name} value={value} size={24} />,
  }));

/** The meaning of every symbol of the game. */
export function Legend({ onRule }: LegendProps) {
  return <LegendList meanings={meaningsOf(SYMBOLS.map(([name]) => name))} onRule={onRule} />;
}
