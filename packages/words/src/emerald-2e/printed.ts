// The printed parts of a card and their names.
import { POINT_TYPES } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { type PrintedAs, repeated } from '../emerald/printed.ts';
import { e, SIDES } from './model.ts';

export const PLAYED = ['place', 'claim', 'retrieve', 'move', 'assassinate'] as const;
const OTHERS = ['bombs', 'insanity', 'agents'] as const;

type PointType = (typeof POINT_TYPES)[number];
type Counted = (typeof PLAYED)[number] | (typeof OTHERS)[number];
/** The path of a value in the pack. */
export type PrintedField = Counted | (typeof SIDES)[number] | `vp.${PointType}` | 'killBox' | 'needed';

export type Printed = PrintedAs<PrintedField>;

/** Lists a card's symbols in playing order, markers, points, bombs and the other printed parts. */
export function printedOn(card: Card): Printed[] {
  const counted = (field: Counted) => repeated(field, card[field], e(`symbol.${field}`));
  return [
    ...PLAYED.flatMap(counted),
    ...SIDES.flatMap((field): Printed[] => {
      const value = card[field];
      return value > 0 ? [{ field, value, count: 1, words: e(`symbol.${field}`, { count: value }) }] : [];
    }),
    ...POINT_TYPES.flatMap((type): Printed[] => {
      const value = card.vp[type];
      const words = e('symbol.points', { count: value, type });
      return value > 0 ? [{ field: `vp.${type}`, value, count: 1, words }] : [];
    }),
    ...OTHERS.flatMap(counted),
    ...(card.killBox ? [{ field: 'killBox', count: 1, words: e('symbol.killBox') } as const] : []),
    ...(card.needed === null
      ? []
      : [{ field: 'needed', count: 1, words: e('symbol.needed', { count: card.needed }) } as const]),
  ];
}

/** Describes when the card's text may be used; empty if it has none. */
export function timingWords({ timing, oneUse }: Card): string {
  if (timing === null) return '';
  return oneUse ? `${e(`timing.${timing}`)}, ${e('timing.oneUse')}` : e(`timing.${timing}`);
}
