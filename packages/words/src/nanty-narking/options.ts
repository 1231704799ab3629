// What the text of a card or of an event says at this table: some options change it.

import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import { EVENTS } from '@gaslamp/nanty-narking/ids';
import type { Pack } from '@gaslamp/nanty-narking/pack';
import type { Nanty } from '@gaslamp/nanty-narking/state';
import { e } from './model.ts';

/** The options of a match, as far as they change texts (R17.4 to R17.8, R17.14, R17.17). */
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
  /** By the standard rules where the card is in no match. */
  readonly s?: Partial<TextOptions>;
}
/** What a card's text says. Loans are repaid by the pack's scoring (R13.3). */
export function textWords({ data: { pack }, s = STANDARD }: Printed, card: Item): string {
  const { effect, params } = at(pack.cards, card);
  if (effect === null) return '';
  return e(`cardText.${effect}`, { ...pack.scoring, ...params, ...optionsOf(s) });
}

/** What an event does, with the numbers that the rules take. */
export const eventText = ({ data: { pack }, s = STANDARD }: Printed, event: number): string =>
  e(`eventCard.${at(EVENTS, event)}.text`, { ...at(pack.events, event).params, ...optionsOf(s) });

function optionsOf(s: Partial<TextOptions>): TextOptions {
  const { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, ...more } = { ...STANDARD, ...s };
  const { shortDrawEnds, giveUpBuildings, blockOneEffect, playTwoDiscardsEarly } = more;
  const late = { shortDrawEnds, giveUpBuildings, blockOneEffect, playTwoDiscardsEarly };
  return { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, ...late };
}
