import { AREAS, COLOURS, PAWNS } from '@gaslamp/nanty-narking/ids';
import type { Card, Pack, SymbolKey } from '@gaslamp/nanty-narking/pack';
import { textInWords } from './texts.ts';

const title = (id: string): string => id[0] + id.slice(1).toLowerCase();

export const COLOUR_NAMES: readonly string[] = COLOURS.map(title);
export const AREA_NAMES: readonly string[] = AREAS.map((id) => id.split('_').map(title).join(' '));
export const areaNamed = (id: string): string => AREA_NAMES[AREAS.indexOf(id)]!;
/** A pawn, as the object of a sentence. */
export const PAWN_NAMES: readonly string[] = PAWNS.map((id, pawn) =>
  pawn < COLOURS.length ? `an agent of ${title(id)}` : id === 'CITIZEN' ? 'a New Citizen' : 'a grenadier',
);

const SYMBOLS: Readonly<Record<Exclude<SymbolKey, 'money' | 'text' | 'interrupt'>, string>> = {
  agent: 'agent',
  building: 'building',
  kill: 'assassinate',
  calm: 'remove trouble',
  event: 'random event',
  another: 'play another',
};
/** All that is printed on a card, top to bottom: `draw 2 cards (R9.17); remove trouble`. */
export function printed(pack: Pack, card: Card): string {
  const words = card.symbols.map((symbol) => {
    if (symbol === 'money') return `£${card.money}`;
    if (symbol === 'text') return textInWords(pack, card);
    return symbol === 'interrupt' ? `interrupt: ${textInWords(pack, card)}` : SYMBOLS[symbol];
  });
  return words.join('; ') || 'no symbol';
}
