import { addTexts } from '@gaslamp/words/text';
import { LegendList, type LegendProps } from '../../../rules/legend-list.tsx';
import { LondonSymbol, type LondonSymbolName } from '../art/symbols.tsx';
import texts from './text/en.json';

addTexts('en', texts);

/** Those of the cards, then what stands on the table. */
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

/** What every symbol of the game means. */
export function Legend({ onRule }: LegendProps) {
  const meanings = SYMBOLS.map(([name, value]) => ({
    id: `nantyLegend.${name}`,
    drawing: <LondonSymbol name={name} value={value} size={24} />,
  }));
  return <LegendList meanings={meanings} onRule={onRule} />;
}
