import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { afterText, playCard } from '../cards.ts';
import { cardOfKind, type Kind } from '../data.ts';
import { type G, step } from '../effects.ts';
import { firstCard } from '../picking.ts';
import { type At, IN_PLAY } from '../state.ts';

/** The text of a card: what its effect key does. */
export interface Text {
  /** Why it cannot be played now beyond timing; null if it can (R3.9, R3.10). */
  refuse(at: At, by: Player, kind: Kind): Refused | null;
  /** The questions that compose it, ending in `confirm` or `done`, then what happens. */
  play(by: Player): Frame[];
}

/**
 * Pays the played card, the first of the picks: to where its text sends it. R3.11: nothing gives it back.
 * R11.3: a text headed action is an action each time.
 */
export const pay = step<{ by: Player }>('text.pay', (g, { by }) => void payText(g, by));

export function payText(g: G, by: Player): Item {
  const kind = firstCard(g.s);
  if (cardOfKind(g.data, kind).timing === 'action') g.s.acted++;
  return playCard(g, by, kind, 'text', afterText(g, by, kind));
}

/** Pays a card that stays in play till its text is done: a reshuffle does not include it (R18.4), a victim lies on it. */
export const hold = step<{ by: Player }>('text.hold', (g, { by }) => {
  const kind = firstCard(g.s);
  if (cardOfKind(g.data, kind).timing === 'action') g.s.acted++;
  playCard(g, by, kind, 'text', IN_PLAY + by);
});
