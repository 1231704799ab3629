// The printed parts of a card and their names.
import type { Card } from '@gaslamp/emerald-1e/box/pack';
import { type PrintedAs, repeated } from '../emerald/printed.ts';
import { e } from './model.ts';

/** Symbols that a card is played for, each drawn as often as it counts (R4.1). */
export const PLAYED = ['cubes', 'gold', 'bombs'] as const;
export const ARROWS = ['war', 'revolution'] as const;
const SIGNS = ['kills', 'killsRoyals', 'known', 'steadfast'] as const;

/** The path of a value in the pack. */
export type PrintedField =
  | (typeof PLAYED)[number]
  | (typeof ARROWS)[number]
  | 'insanity'
  | 'agent.bombs'
  | 'agent.points'
  | `agent.${(typeof SIGNS)[number]}`;

export type Printed = PrintedAs<PrintedField>;

/** Lists a card's symbols in playing order, its arrows, the insanity symbol, and the values of its agent. */
export function printedOn({ agent, ...card }: Card): Printed[] {
  return [
    ...PLAYED.flatMap((field) => repeated(field, card[field], e(`symbol.${field}`))),
    ...ARROWS.flatMap((field): Printed[] => {
      const value = card[field];
      return value > 0 ? [{ field, value, count: 1, words: e(`symbol.${field}`, { count: value }) }] : [];
    }),
    ...(card.insanity ? [{ field: 'insanity', count: 1, words: e('symbol.insanity') } as const] : []),
    ...(agent === null ? [] : counter(agent)),
  ];
}

function counter(agent: NonNullable<Card['agent']>): Printed[] {
  const { bombs, points } = agent;
  return [
    { field: 'agent.bombs', value: bombs, count: 1, words: e('symbol.agent', { count: bombs }) },
    ...(points > 0
      ? [{ field: 'agent.points', value: points, count: 1, words: e('symbol.points', { count: points }) } as const]
      : []),
    ...SIGNS.flatMap((sign): Printed[] =>
      agent[sign] ? [{ field: `agent.${sign}`, count: 1, words: e(`symbol.${sign}`) }] : [],
    ),
  ];
}

/** Describes when the card's text may be used; empty if it has none. */
export function timingWords({ timing, oneUse }: Card): string {
  if (timing === null) return '';
  return oneUse ? `${e(`timing.${timing}`)}, ${e('timing.oneUse')}` : e(`timing.${timing}`);
}
