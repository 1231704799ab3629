// R11.1 Discard.

import { copyFromHand } from '@gaslamp/emerald/copies';
import type { Player } from '@gaslamp/kernel/state';
import { DISCARD } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { done, pick } from '../seen/verbs.ts';
import type { G } from './effects.ts';
import { step, subset } from './effects.ts';
import { DISCARD_PICK_ONE, PICKED } from './refusals.ts';

export const discardCards = subset('discard.cards', done, {
  candidates: (at, { by }) => candidates(at, by, () => 1, 0),
  fits: () => true,
  enough: (_, __, picks) => picks.length > 0,
  refuse: (at, { by }, wish) => (wish === done ? DISCARD_PICK_ONE : refusePick(at, by, wish, () => 1, PICKED)),
});

export const discarded = step<{ by: Player }>('discard.done', (g, { by }) => {
  g.s.acted++;
  discardPicks(g, by, 0);
});

/** Discards the cards picked from index `since` on, without playing them. */
export function discardPicks(g: G, by: Player, since: number): void {
  for (const option of g.s.picks.splice(since)) {
    const card = pick.card(option);
    g.move(copyFromHand(g, by, card), DISCARD + by);
    tell(g)?.('discarded', { player: by, card });
  }
}
