import { AREAS, COLOURS, PAWNS } from '@gaslamp/nanty-narking/ids';
import type { Card, SymbolKey } from '@gaslamp/nanty-narking/pack';

const title = (id: string): string => id[0] + id.slice(1).toLowerCase();

export const COLOUR_NAMES: readonly string[] = COLOURS.map(title);
export const AREA_NAMES: readonly string[] = AREAS.map((id) => id.split('_').map(title).join(' '));
/** A pawn, as the object of a sentence. */
export const PAWN_NAMES: readonly string[] = PAWNS.map((id, pawn) =>
  pawn < COLOURS.length ? `an agent of ${title(id)}` : id === 'CITIZEN' ? 'a New Citizen' : 'a grenadier',
);

const SYMBOLS: Readonly<Record<Exclude<SymbolKey, 'money' | 'text'>, string>> = {
  agent: 'agent',
  building: 'building',
  kill: 'assassinate',
  calm: 'remove trouble',
  event: 'random event',
  another: 'play another',
  interrupt: 'interrupt',
};
/** All that is printed on a card, top to bottom: `assassinate, £2, agent`. */
export function printed({ symbols, money, effect, rule }: Card): string {
  const words = symbols.map((symbol) =>
    symbol === 'money' ? `£${money}` : symbol === 'text' ? `text ${effect} (${rule})` : SYMBOLS[symbol],
  );
  return words.join(', ') || 'no symbol';
}
