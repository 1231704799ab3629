// Card texts with the options of the match.
import type { EffectKey } from '@gaslamp/emerald-2e/box/pack';
import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import { e } from './model.ts';

/** The option that replaces the sentence of a card's text (R12.5, R18.1, R18.21). */
const CHANGED_BY = {
  blackHand: 'blackHandCountsHidden',
  pinkerton: 'pinkertonFromBoard',
  sherlockHolmes: 'holmesAnswersAdler',
  vampires: 'vampiresAnswerShoggoth',
} as const satisfies Partial<Record<EffectKey, keyof Emerald>>;
type Changed = keyof typeof CHANGED_BY;
const isChanged = (effect: EffectKey): effect is Changed => effect in CHANGED_BY;

/** Match options that card texts depend on. */
export type TextOptions = Readonly<Pick<Emerald, (typeof CHANGED_BY)[Changed]>>;

/** Returns a card's text; outside a match, by the standard rules. */
export function cardText(effect: EffectKey, { s }: { readonly s?: TextOptions }): string {
  if (!isChanged(effect) || s?.[CHANGED_BY[effect]] !== 1) return e(`cardText.${effect}`);
  return e(`cardTextWith.${CHANGED_BY[effect]}`);
}
