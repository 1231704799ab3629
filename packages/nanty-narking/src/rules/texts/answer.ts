// Texts that ask their target in any case: Mr. Goodyear is one of the answers (R10.5), and drops may come first (R10.10).
import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Option, Player } from '@gaslamp/kernel/state';
import { type At, inHand } from '../../box/state.ts';
import { use } from '../../seen/verbs.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import type { G } from '../effects.ts';
import { DOES_NOT_FIT, NO_SUCH_INTERRUPT } from '../refusals.ts';
import { interrupt, NOWHERE } from '../window.ts';

/** Appends what `by` may do instead of answering a text. */
export function offerStop(at: At, by: Player, options: Option[]): void {
  offerDrops(at, by, options);
  for (const card of at.data.cards('blockText')) if (inHand(at.s, by, card)) options.push(use(card));
}
/**
 * Carries out an option of `offerStop`; after a dropped card the question is asked `again`. Returns false for other options.
 * `harm`
 * is the harm of the text.
 */
export function chooseStop(g: G, harm: number, by: Player, option: Option, again: Frame): boolean {
  if (!use.is(option)) return chooseDrop(g, by, option, again);
  interrupt(g, { owner: by, area: NOWHERE, harm }, use.card(option));
  return true;
}
export function refuseStop(at: At, by: Player, wish: Option): Refused | null {
  if (!use.is(wish)) return refuseDrop(at, by, wish);
  if (!inHand(at.s, by, use.card(wish))) return NO_SUCH_INTERRUPT;
  return at.data.textOf[use.card(wish)] === 'blockText' ? null : DOES_NOT_FIT;
}
