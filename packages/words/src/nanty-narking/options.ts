// Texts of cards and events with the options of the match.

import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import { EVENTS } from '@gaslamp/nanty-narking/box/ids';
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { e } from './model.ts';

/** Match options that texts depend on, with their standard values (R17.4 to R17.8, R17.14, R17.17). */
const STANDARD = {
  troubleNeedsPawn: 0,
  refillAfterWatson: 1,
  watsonBeforeEvent: 0,
  shortDrawEnds: 0,
  giveUpBuildings: 0,
  blockOneEffect: 0,
  playTwoDiscardsEarly: 0,
};
export type TextOptions = Pick<Nanty, keyof typeof STANDARD>;

interface Printed {
  readonly data: { readonly pack: Pack };
  /** Missing outside a match: then the standard rules apply. */
  readonly s?: Partial<TextOptions>;
}
/** Returns a card's text. The repayment of loans is a number of the pack's scoring (R13.3). */
export function textWords({ data: { pack }, s }: Printed, card: Item): string {
  const { effect, params } = at(pack.cards, card);
  if (effect === null) return '';
  return e(`cardText.${effect}`, { ...pack.scoring, ...params, ...optionsOf(s) });
}

/** Returns an event's text, with the numbers that the rules use. */
export const eventText = ({ data: { pack }, s }: Printed, event: number): string =>
  e(`eventCard.${at(EVENTS, event)}.text`, { ...at(pack.events, event).params, ...optionsOf(s) });

function optionsOf(s: Partial<TextOptions> = {}): TextOptions {
  const values: Record<keyof TextOptions, number> = { ...STANDARD };
  for (const key of Object.keys(STANDARD) as (keyof TextOptions)[]) values[key] = s[key] ?? values[key];
  return values;
}
