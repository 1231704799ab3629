// Lists the printed parts of a card, with the symbols that show them.
import type { Card } from '@gaslamp/emerald-1e/box/pack';
import { type Printed, type PrintedField, printedOn as partsOf } from '@gaslamp/words/emerald-1e/printed';
import type { SymbolName } from './art/symbols.tsx';

const SYMBOLS: Readonly<Record<PrintedField, SymbolName>> = {
  cubes: 'cubes',
  gold: 'gold',
  bombs: 'bombs',
  war: 'war',
  revolution: 'revolution',
  insanity: 'insanity',
  'agent.bombs': 'agent',
  'agent.points': 'agentPoints',
  'agent.kills': 'kills',
  'agent.killsRoyals': 'killsRoyals',
  'agent.known': 'known',
  'agent.steadfast': 'steadfast',
};

export const printedOn = (card: Card): (Printed & { readonly symbol: SymbolName })[] =>
  partsOf(card).map((part) => ({ ...part, symbol: SYMBOLS[part.field] }));
