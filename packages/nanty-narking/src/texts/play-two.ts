import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { chooseBetween, hasAbility, offerBetween, refuseBetween } from '../between.ts';
import { finishCard, playableCards } from '../cards.ts';
import { choice } from '../effects.ts';
import { playCard, refusePlay } from '../playing.ts';
import { MUST_PLAY, TEXT_NO_CARD } from '../refusals.ts';
import { end, play } from '../verbs.ts';
import { handSize } from '../window.ts';
import type { Text } from './text.ts';

/** Play up to two more cards, one completely before the other. (R9.22) */
export const playTwoCards: Text = {
  refuse: (at, by) => (handSize(at, by) > 0 ? null : TEXT_NO_CARD),
  play: (by, card) => [playFirst({ by, card })],
};

/** R3.5: this card is done as soon as the first of the two is played. A hand of interrupt cards alone looks like any other. */
const playFirst = choice<{ by: Player; card: Item }>('play-two.first', {
  draft: true,
  secret: true,
  options(at, { by }) {
    const cards = playableCards(at, by);
    return cards.length > 0 ? cards.map((card) => play({ card })) : [end];
  },
  choose(g, { by, card }, option) {
    if (option === end) return;
    finishCard(g, card);
    g.next(playSecond({ by }));
    playCard(g, by, play.card(option));
  },
  refuse(at, { by }, wish) {
    if (wish === end) return MUST_PLAY;
    return play.is(wish) ? refusePlay(at, by, play.card(wish)) : null;
  },
});

/** The second one may be a card drawn meanwhile, and may be left; with nothing in the play zone abilities fit (R3.8). */
const playSecond = choice<{ by: Player }>('play-two.second', {
  secret: true,
  options(at, { by }) {
    if (handSize(at, by) === 0 && !hasAbility(at, by)) return [];
    const options: Option[] = [end, ...playableCards(at, by).map((card) => play({ card }))];
    offerBetween(at, by, 0, options);
    return options;
  },
  choose(g, { by }, option) {
    if (chooseBetween(g, by, option, playSecond({ by }))) return;
    if (play.is(option)) playCard(g, by, play.card(option));
  },
  refuse(at, { by }, wish) {
    return play.is(wish) ? refusePlay(at, by, play.card(wish)) : refuseBetween(at, by, 0, wish);
  },
});
