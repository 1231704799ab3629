// Amounts of money that a player sees before choosing.
import type { Item } from '@gaslamp/kernel/state';
import { textOn } from '../box/printed.ts';
import type { At, Nanty } from '../box/state.ts';

/** Returns the money of a card's money symbol (R6.5). R17.3: on one card it is an option. */
export const amountOn = (
  { s, data }: Pick<At, 'data'> & { readonly s: Pick<Nanty, 'telegraphMoney'> },
  card: Item,
): number => (data.names[card] === 'R39' ? s.telegraphMoney : data.money[card]!);

/** Returns the money for a number of discards with a card (R9.14). */
export const broughtBy = (at: At, card: Item, discards: number): number =>
  discards * textOn(at, card, 'discardAnyForMoney').params.each;

/** Returns the lowest and highest price for which Holborn spares a piece, over all events (R11.2). */
export function sparingPrices({ data }: Pick<At, 'data'>): { readonly least: number; readonly most: number } {
  const prices = data.pack.events.flatMap(({ spared, sparePrice }) => (spared ? sparePrice : []));
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** Returns the price for which Holborn spares a number of pieces from an event (R11.2). */
export const sparingCosts = ({ data }: Pick<At, 'data'>, event: number, pieces: number): number =>
  pieces * data.pack.events[event]!.sparePrice;
