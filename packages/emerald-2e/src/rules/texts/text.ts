import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind } from '../../box/data.ts';
import { type At, IN_PLAY } from '../../box/state.ts';
import { firstCard } from '../../seen/picking.ts';
import { afterText, playCard } from '../cards.ts';
import { type G, step } from '../effects.ts';

/** Text of a card: the code behind its effect key. */
export interface Text {
  /** Returns the reason why it cannot be played now, apart from timing; null if it can (R3.9, R3.10). */
  refuse(at: At, by: Player, kind: Kind): Refused | null;
  /** Returns the questions that compose it, ending in `confirm` or `done`, then its effects. */
  play(by: Player): Frame[];
}

/**
 * Pays for the text: moves the played card, the first of the picks, to its final place. R3.11: nothing returns it. R11.3: a
 * text
 * headed action is an action each time.
 */
export const pay = step<{ by: Player }>('text.pay', (g, { by }) => void payText(g, by));

export function payText(g: G, by: Player): Item {
  const kind = firstCard(g.s);
  if (cardOfKind(g.data, kind).timing === 'action') g.s.acted++;
  return playCard(g, by, kind, 'text', afterText(g, by, kind));
}

/** Pays a card that stays in play until its text is done: a reshuffle does not include it (R18.4), a victim lies on it. */
export const hold = step<{ by: Player }>('text.hold', (g, { by }) => {
  const kind = firstCard(g.s);
  if (cardOfKind(g.data, kind).timing === 'action') g.s.acted++;
  playCard(g, by, kind, 'text', IN_PLAY + by);
});
