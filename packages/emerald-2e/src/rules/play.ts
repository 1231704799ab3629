// R11.2, R12.1: playing a card for its text.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, inHand, isDead } from '../box/state.ts';
import { pick } from '../seen/verbs.ts';
import type { G } from './effects.ts';
import { DEAD_TEXT, NO_ACTION_LEFT, NO_TEXT, NOT_IN_HAND } from './refusals.ts';
import { texts } from './texts/texts.ts';

export function refusePlay(at: At, by: Player, kind: Kind): Refused | null {
  if (inHand(at, by, kind) < 0) return NOT_IN_HAND;
  const { effect, timing } = cardOfKind(at.data, kind);
  if (effect === null) return NO_TEXT;
  if (isDead(at, effect)) return DEAD_TEXT;
  if (timing === 'action' && at.s.acted >= 2) return NO_ACTION_LEFT;
  return texts[effect].refuse(at, by, kind);
}

/** Picks the card and asks the questions of its text; nothing is paid before the confirmation. */
export function playText(g: G, by: Player, kind: Kind): void {
  g.s.picks.push(pick(kind));
  const { effect } = cardOfKind(g.data, kind);
  if (effect !== null) g.next(...texts[effect].play(by));
}
