// Lists the printed parts of a card, with the symbols that show them.
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { type Printed, type PrintedField, printedOn as partsOf } from '@gaslamp/words/emerald-2e/printed';
import type { SymbolName } from '../../art/emerald/symbols.tsx';

const SYMBOLS: Readonly<Record<PrintedField, SymbolName>> = {
  place: 'place',
  claim: 'claim',
  retrieve: 'retrieve',
  move: 'move',
  assassinate: 'assassinate',
  restorationist: 'restorationistMarker',
  loyalist: 'loyalistMarker',
  'vp.neutral': 'vpNeutral',
  'vp.restorationist': 'vpRestorationist',
  'vp.loyalist': 'vpLoyalist',
  'vp.kill': 'vpKill',
  bombs: 'bomb',
  insanity: 'insanity',
  agents: 'placeAgent',
  killBox: 'killBox',
  needed: 'assassinate',
};

export const printedOn = (card: Card): (Printed & { readonly symbol: SymbolName })[] =>
  partsOf(card).map((part) => ({ ...part, symbol: SYMBOLS[part.field] }));
