// R6.7 Discard, and R4.10, R21: the card on top of a discard pile.

import { copyFrom, copyFromHand } from '@gaslamp/emerald/copies';
import { distinct } from '@gaslamp/emerald/counts';
import { cardsIn } from '@gaslamp/emerald/places';
import type { Option, Player } from '@gaslamp/kernel/state';
import { EVERYONE, only } from '@gaslamp/kernel/state';
import { kindOf } from '../box/data.ts';
import { DISCARD } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { done, pick } from '../seen/verbs.ts';
import { choice, type G, step, subset } from './effects.ts';
import { NOT_PICKED, PICK_ONE_DISCARD, PICKED } from './refusals.ts';

export const discardCards = subset('discard.cards', done, {
  candidates: (at, { by }) => candidates(at, by, () => 1),
  fits: () => true,
  enough: (_, __, picks) => picks.length > 0,
  refuse: (at, { by }, wish) => (wish === done ? PICK_ONE_DISCARD : refusePick(at, by, wish, () => 1, PICKED)),
});

/** Asks for the card that all may see. A single card, or identical cards, leave no choice. */
export const topCard = choice('discard.top', {
  options(at, { since }) {
    const options = distinct(at.s.picks.slice(since).sort((a, b) => a - b));
    return options.length > 1 ? options : [];
  },
  choose(g, { since }, option) {
    const { picks } = g.s;
    picks.splice(picks.indexOf(option, since), 1);
    picks.push(option);
  },
  refuse: (_, __, wish) => (pick.is(wish) ? NOT_PICKED : null),
});

export const discarded = step<{ by: Player; since: number }>('discard.done', (g, { by, since }) => {
  discardPicks(g, by, since);
});
/** R21: the last pick lies on top and is shown; the others are known to their owner alone. */
function discardPicks(g: G, by: Player, since: number): void {
  const picks: Option[] = g.s.picks.splice(since);
  const top = picks.pop();
  for (const option of picks) {
    const card = pick.card(option);
    g.move(copyFromHand(g, by, card), DISCARD + by, only(by));
    tell(g)?.('discardedUnder', { player: by, card });
  }
  if (top === undefined) return;
  const card = pick.card(top);
  g.move(copyFromHand(g, by, card), DISCARD + by, EVERYONE);
  tell(g)?.('discarded', { player: by, card });
}

/**
 * R21: the top card stays public when one has left the pile. Piles keep no order: a card that everybody knows lies on top, or
 * else the one that its owner named last (R4.10).
 */
export function uncover(g: G, owner: Player): void {
  const pile = cardsIn(g, owner, DISCARD + owner);
  if (pile.length === 0 || pile.some((item) => g.s.seenBy[item] === EVERYONE)) return;
  const card = Math.max(...pile.map((item) => kindOf(g.data, item)));
  g.show(copyFrom(g, DISCARD, owner, card), EVERYONE);
  tell(g)?.('uncovered', { player: owner, card });
}
