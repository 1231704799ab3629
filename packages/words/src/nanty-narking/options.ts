// What the text of a card says at this table: some options change it.

import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import type { Pack } from '@gaslamp/nanty-narking/pack';
import type { Nanty } from '@gaslamp/nanty-narking/state';
import { e } from './model.ts';

/** The options of a match, as far as they change texts (R17.4 to R17.6, R17.14, R17.17). */
export type TextOptions = Readonly<
  Pick<
    Nanty,
    'troubleNeedsPawn' | 'refillAfterWatson' | 'watsonBeforeEvent' | 'blockOneEffect' | 'playTwoDiscardsEarly'
  >
>;
const STANDARD: TextOptions = {
  troubleNeedsPawn: 0,
  refillAfterWatson: 1,
  watsonBeforeEvent: 0,
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
  const { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, blockOneEffect, playTwoDiscardsEarly } = {
    ...STANDARD,
    ...s,
  };
  const options = { troubleNeedsPawn, refillAfterWatson, watsonBeforeEvent, blockOneEffect, playTwoDiscardsEarly };
  return e(`cardText.${effect}`, { ...pack.scoring, ...params, ...options });
}
