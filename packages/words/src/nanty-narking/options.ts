// Texts of cards and events with the options of the match.

import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import { EVENTS } from '@gaslamp/nanty-narking/box/ids';
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { e } from './model.ts';

/** Match options that texts depend on (R17.4 to R17.8, R17.14, R17.17). */
export type TextOptions = Readonly<
  Pick<
    Nanty,
    | 'troubleNeedsPawn'
    | 'refillAfterWatson'
    | 'watsonBeforeEvent'
    | 'shortDrawEnds'
    | 'giveUpBuildings'
    | 'blockOneEffect'
    | 'playTwoDiscardsEarly'
  >
>;
const STANDARD: TextOptions = {
  troubleNeedsPawn: 0,
  refillAfterWatson: 1,
  watsonBeforeEvent: 0,
  shortDrawEnds: 0,
  giveUpBuildings: 0,
  blockOneEffect: 0,
  playTwoDiscardsEarly: 0,
};

interface Printed {
  readonly data: { readonly pack: Pack };
  /** Missing outside a match: then the standard rules apply. */
  readonly s?: Partial<TextOptions>;
}
/** Returns a card's text. The repayment of loans is a number of the pack's scoring (R13.3). */
export function textWords({ data: { pack }, s = STANDARD }: Printed, card: Item): string {
  const { effect, params } = at(pack.cards, card);
  if (effect === null) return '';
  return e(`cardText.${effect}`, { ...pack.scoring, ...params, ...optionsOf(s) });
}

/** Returns an event's text, with the numbers that the rules use. */
export const eventText = ({ data: { pack }, s = STANDARD }: Printed, event: number): string =>
  e(`eventCard.${at(EVENTS, event)}.text`, { ...at(pack.events, event).params, ...optionsOf(s) });

function optionsOf(s: Partial<TextOptions>): TextOptions {
  const { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, ...more } = { ...STANDARD, ...s };
  const { shortDrawEnds, giveUpBuildings, blockOneEffect, playTwoDiscardsEarly } = more;
  const late = { shortDrawEnds, giveUpBuildings, blockOneEffect, playTwoDiscardsEarly };
  return { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, ...late };
}
