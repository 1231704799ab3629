// R3.2 The turn: the check, the first card, further cards, the refill.
import type { Frame, Option, Player } from '@gaslamp/kernel/state';
import { only } from '@gaslamp/kernel/state';
import { chooseBetween, hasAbility, offerBetween, refuseBetween } from './between.ts';
import { mustPlayOne, playableCards, refill } from './cards.ts';
import { winsNow } from './check.ts';
import { choice, step } from './effects.ts';
import { endMatch } from './ending.ts';
import './card.ts';
import type { Nanty } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { end, play } from '../seen/verbs.ts';
import { playCard, refusePlay } from './playing.ts';
import { MUST_PLAY, REFILLED } from './refusals.ts';
import { handSize } from './window.ts';

export const turn = step('turn', (g) => {
  const { s } = g;
  const by = s.active;
  s.turns++;
  // R3.9, R5.7
  s.used = 0;
  s.gained = 0;
  tell(g)?.('turn', { player: by });
  // R3.3, R12.1
  if (winsNow(g, by)) return endMatch(g, 'personality', only(by));
  g.next(...cardsToEnd(s));
});

/** Returns the rest of the active player's turn, from before its first card. */
export function cardsToEnd({ active: by, abilitiesAfterRefill }: Nanty): Frame[] {
  const last = abilitiesAfterRefill === 1 ? [afterRefill({ by })] : [];
  return [firstCard({ by }), refilled({ by }), ...last, over({})];
}

/** R3.4: a player with a playable card must play one, after using any abilities. */
const firstCard = choice('turn.card', {
  options(at, { by }) {
    const cards = playableCards(at, by);
    const options: Option[] = cards.map((card) => play(card));
    if (!mustPlayOne(at, cards)) options.push(end);
    offerBetween(at, by, 0, options);
    return options;
  },
  choose(g, { by }, option) {
    if (chooseBetween(g, by, option, firstCard({ by }))) return;
    if (play.is(option)) playCard(g, by, play.card(option));
  },
  refuse(at, { by }, wish) {
    if (wish === end) return MUST_PLAY;
    return play.is(wish) ? refusePlay(at, by, play.card(wish)) : refuseBetween(at, by, 0, wish);
  },
});

/** R3.7 */
const refilled = step<{ by: Player }>('turn.refill', (g, { by }) => void refill(g, by));

/** R17.15: as an option abilities, and with them drops (R10.10), are possible until the turn has ended. */
const afterRefill = choice('turn.last', {
  options(at, { by }) {
    if (handSize(at, by) === 0 && !hasAbility(at, by)) return [];
    const options: Option[] = [end];
    offerBetween(at, by, 0, options);
    return options;
  },
  choose: (g, { by }, option) => void chooseBetween(g, by, option, afterRefill({ by })),
  refuse: (at, { by }, wish) => (play.is(wish) ? REFILLED : refuseBetween(at, by, 0, wish)),
});

const over = step('turn.over', (g) => {
  g.s.active = (g.s.active + 1) % g.s.seats;
  g.next(turn({}));
});
