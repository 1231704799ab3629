import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import type { Kind } from '../../box/data.ts';
import { type At, IN_PLAY } from '../../box/state.ts';
import { pick } from '../../seen/verbs.ts';
import { afterText, declare } from '../cards.ts';
import { type G, step } from '../effects.ts';

/** Text of a card: the code behind its effect key. */
export interface Text {
  /** Returns the reason why it cannot be played now (R20.2); null if it can. */
  refuse(at: At, by: Player, kind: Kind): Refused | null;
  /** R20.1, R20.6: returns the questions to the player that compose it, ending in `confirm` or `done`, then its effects. */
  play(by: Player, kind: Kind): Frame[];
}

/** Declares the played card, the first of the picks. It is discarded after all effects of its text (R4.9). */
export const pay = step<{ by: Player }>('text.pay', (g, { by }) => void declareText(g, by));
export function declareText(g: G, by: Player): Item {
  const [first] = g.s.picks.splice(0, 1);
  return declare(g, by, pick.card(first!), 'text');
}
/** R20.3: one-use cards leave the game. */
export const textDone = step<{ by: Player }>('text.done', (g, { by }) => {
  for (const item of g.in(IN_PLAY + by)) afterText(g, by, item);
});
