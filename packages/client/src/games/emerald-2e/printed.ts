// What is printed on a card, part by part, and how it is said.
import type { Card } from '@gaslamp/emerald-2e/pack';
import type { PointsType } from './art/card.tsx';
import type { SymbolName } from './art/symbols.tsx';
import { e } from './model.ts';

export const PLAYED = ['place', 'claim', 'retrieve', 'move', 'assassinate'] as const;
export const SIDES = ['restorationist', 'loyalist'] as const;
export const POINTS: readonly PointsType[] = ['neutral', 'restorationist', 'loyalist', 'kill'];
const SEALS: Record<PointsType, SymbolName> = {
  neutral: 'vpNeutral',
  restorationist: 'vpRestorationist',
  loyalist: 'vpLoyalist',
  kill: 'vpKill',
};

export interface Printed {
  /** Where the value stands in the pack. */
  readonly field: string;
  readonly symbol: SymbolName;
  /** The number in the symbol. */
  readonly value?: number;
  /** How often it is printed. */
  readonly count: number;
  readonly words: string;
}

const times = (words: string, count: number) => (count > 1 ? `${words} ×${count}` : words);

/** Symbols in their playing order, markers, points, bombs and what else is printed. */
export function printedOn(card: Card): Printed[] {
  const counted = (field: 'bombs' | 'insanity' | 'agents', symbol: SymbolName): Printed[] =>
    card[field] > 0 ? [{ field, symbol, count: card[field], words: times(e(`symbol.${field}`), card[field]) }] : [];
  return [
    ...PLAYED.filter((field) => card[field] > 0).map((field) => ({
      field,
      symbol: field,
      count: card[field],
      words: times(e(`symbol.${field}`), card[field]),
    })),
    ...SIDES.filter((side) => card[side] > 0).map((side) => ({
      field: side,
      symbol: `${side}Marker` as const,
      value: card[side],
      count: 1,
      words: e(`symbol.${side}`, { count: card[side] }),
    })),
    ...POINTS.filter((type) => card.vp[type] > 0).map((type) => ({
      field: `vp.${type}`,
      symbol: SEALS[type],
      value: card.vp[type],
      count: 1,
      words: e('symbol.points', { count: card.vp[type], type: e(`type.${type}`) }),
    })),
    ...counted('bombs', 'bomb'),
    ...counted('insanity', 'insanity'),
    ...counted('agents', 'placeAgent'),
    ...(card.killBox ? [{ field: 'killBox', symbol: 'killBox' as const, count: 1, words: e('symbol.killBox') }] : []),
    ...(card.needed === null
      ? []
      : [
          {
            field: 'needed',
            symbol: 'assassinate' as const,
            count: 1,
            words: e('symbol.needed', { count: card.needed }),
          },
        ]),
  ];
}

export function timingWords(card: Card): string {
  if (card.timing === null) return '';
  const timing = e(`timing.${card.timing}`);
  return card.oneUse ? `${timing}, ${e('timing.oneUse')}` : timing;
}
