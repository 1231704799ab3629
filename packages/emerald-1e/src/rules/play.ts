// R6.10: playing a card for its text.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, inHand } from '../box/state.ts';
import { pick } from '../seen/verbs.ts';
import type { G } from './effects.ts';
import { NO_TEXT, NOT_IN_HAND } from './refusals.ts';
import { textDone } from './texts/text.ts';
import { texts } from './texts/texts.ts';

/** R20.4: a dead or absent agent does not matter, except to the text itself (R8.8). */
export const refusePlay = (at: At, by: Player, kind: Kind): Refused | null =>
  inHand(at, by, kind) < 0 ? NOT_IN_HAND : refuseText(at, by, kind);
/** Explains why the text of a card in hand cannot be played; null if it can. */
export function refuseText(at: At, by: Player, kind: Kind): Refused | null {
  const { effect } = cardOfKind(at.data, kind);
  return effect === null ? NO_TEXT : texts[effect].refuse(at, by, kind);
}

/** Picks the card and asks the questions of its text; nothing is declared before the confirmation. */
export function playText(g: G, by: Player, kind: Kind): void {
  g.s.picks.push(pick(kind));
  const { effect } = cardOfKind(g.data, kind);
  if (effect !== null) g.next(...texts[effect].play(by, kind), textDone({ by }));
}
