import { addTexts } from '@gaslamp/words/text';
import { LegendList, type LegendProps, type Meaning } from '../../../rules/legend-list.tsx';
import { GameSymbol, type SymbolName } from '../art/symbols.tsx';
import texts from './text/en.json';

addTexts('en', texts);

type Explained = SymbolName & keyof typeof texts.emerald1eLegend;

/** The symbols of the cards in playing order, then those on the table. */
export const SYMBOLS: readonly (readonly [Explained, value?: number])[] = [
  ['cubes'],
  ['gold'],
  ['bombs'],
  ['war', 2],
  ['revolution', 2],
  ['insanity'],
  ['agent'],
  ['agentPoints', 1],
  ['kills'],
  ['killsRoyals'],
  ['known'],
  ['steadfast'],
  ['action'],
  ['attack'],
  ['markers'],
  ['expose'],
  ['claim'],
  ['warning'],
  ['support'],
  ['always'],
  ['oneUse'],
  ['points', 5],
  ['royal'],
  ['safe'],
  ['control'],
  ['disc'],
  ['token'],
  ['mad'],
  ['zombie'],
  ['limbo'],
  ['discard'],
];

/** Returns some of the symbols with their meaning. */
export const meaningsOf = (names: readonly Explained[]): readonly Meaning[] =>
  SYMBOLS.filter(([name]) => names.includes(name)).map(([name, value]) => ({
    id: `emerald1eLegend.${name}`,
    drawing: <GameSymbol name={name} value={value} size={24} />,
  }));

/** The meaning of every symbol of the game. */
export function Legend({ onRule }: LegendProps) {
  return <LegendList meanings={meaningsOf(SYMBOLS.map(([name]) => name))} onRule={onRule} />;
}
