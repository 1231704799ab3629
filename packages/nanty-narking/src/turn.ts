// R3.2 The turn: the check, the first card, further cards, the refill.
import type { Option, Player } from '@gaslamp/kernel/state';
import { only } from '@gaslamp/kernel/state';
import { chooseBetween, offerBetween, refuseBetween } from './between.ts';
import { playableCards, refill } from './cards.ts';
import { winsNow } from './check.ts';
import { choice, step } from './effects.ts';
import { endMatch } from './ending.ts';
import './card.ts';
import { playCard, refusePlay } from './playing.ts';
import { MUST_PLAY } from './refusals.ts';
import { end, play } from './verbs.ts';

export const turn = step('turn', (g) => {
  const { s } = g;
  const by = s.active;
  s.turns++;
  // R3.9, R5.7
  s.used = 0;
  s.gained = 0;
  g.emit('turn', { player: by });
  // R3.3, R12.1
  if (winsNow(g, by)) return endMatch(g, 'personality', only(by));
  g.next(firstCard({ by }), refilled({ by }), over({}));
});

/** R3.4: whoever holds a card that can be played must play one, once no more abilities are used. */
const firstCard = choice<{ by: Player }>('turn.card', {
  secret: true,
  options(at, { by }) {
    const options: Option[] = playableCards(at, by).map((card) => play({ card }));
    if (options.length === 0) options.push(end);
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

const over = step('turn.over', (g) => {
  g.s.active = (g.s.active + 1) % g.s.seats;
  g.next(turn({}));
});
