import { addTexts } from '@gaslamp/words/text';
import { LegendList, type LegendProps, type Meaning } from '../../../rules/legend-list.tsx';
import { LondonSymbol, type LondonSymbolName } from '../art/symbols.tsx';
import texts from './text/en.json';

addTexts('en', texts);

/** The symbols of the cards, then those on the table. */
export const SYMBOLS: readonly (readonly [LondonSymbolName, value?: number])[] = [
  ['agent'],
  ['building'],
  ['kill'],
  ['calm'],
  ['money', 3],
  ['text'],
  ['event'],
  ['another'],
  ['interrupt'],
  ['trouble'],
  ['citizen'],
  ['grenadier'],
  ['mask'],
];

/** Returns some of the symbols with their meaning. */
export const meaningsOf = (names: readonly LondonSymbolName[]): readonly Meaning[] =>
  SYMBOLS.filter(([name]) => names.includes(name)).map(([name, value]) => ({
    id: `nantyLegend.${name}`,
    drawing: <LondonSymbol name={name} value={value} size={24} />,
  }));

/** The meaning of every symbol of the game. */
export function Legend({ onRule }: LegendProps) {
  return <LegendList meanings={meaningsOf(SYMBOLS.map(([name]) => name))} onRule={onRule} />;
}
