// What the text of a card says at this table: some options change it.
import type { EffectKey } from '@gaslamp/emerald-2e/pack';
import type { Emerald } from '@gaslamp/emerald-2e/state';
import { e } from './model.ts';

/** The option that gives a text another sentence (R12.5, R18.1, R18.21). */
const CHANGED_BY = {
  blackHand: 'blackHandCountsHidden',
  pinkerton: 'pinkertonFromBoard',
  sherlockHolmes: 'holmesAnswersAdler',
  vampires: 'vampiresAnswerShoggoth',
} as const satisfies Partial<Record<EffectKey, keyof Emerald>>;
type Changed = keyof typeof CHANGED_BY;
const isChanged = (effect: EffectKey): effect is Changed => effect in CHANGED_BY;

/** The options of a match, as far as they change texts. */
export type TextOptions = Readonly<Pick<Emerald, (typeof CHANGED_BY)[Changed]>>;

/** A card's text; by the standard rules where the card is in no match. */
export function cardText(effect: EffectKey, { s }: { readonly s?: TextOptions }): string {
  if (!isChanged(effect) || s?.[CHANGED_BY[effect]] !== 1) return e(`cardText.${effect}`);
  return e(`cardTextWith.${CHANGED_BY[effect]}`);
}
