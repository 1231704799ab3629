// Pounds that a player is told of before they choose.
import type { Item } from '@gaslamp/kernel/state';
import { textOn } from './printed.ts';
import type { At, Nanty } from './state.ts';

/** What the money symbol of a card brings (R6.5). R17.3: on one card it is an option. */
export const amountOn = (
  { s, data }: Pick<At, 'data'> & { readonly s: Pick<Nanty, 'telegraphMoney'> },
  card: Item,
): number => (data.names[card] === 'R39' ? s.telegraphMoney : data.money[card]!);

/** What so many discards bring with a card (R9.14). */
export const broughtBy = (at: At, card: Item, discards: number): number =>
  discards * textOn(at, card, 'discardAnyForMoney').params.each;

/** What Holborn asks for a piece, from event to event (R11.2). */
export function sparingPrices({ data }: Pick<At, 'data'>): { readonly least: number; readonly most: number } {
  const prices = data.pack.events.flatMap(({ spared, sparePrice }) => (spared ? sparePrice : []));
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** What Holborn asks for so many pieces that an event is to leave alone (R11.2). */
export const sparingCosts = ({ data }: Pick<At, 'data'>, event: number, pieces: number): number =>
  pieces * data.pack.events[event]!.sparePrice;
