import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { DISCARD, WAITING } from '../../box/state.ts';
import { end, play } from '../../seen/verbs.ts';
import { chooseBetween, hasAbility, offerBetween, refuseBetween } from '../between.ts';
import { finishCard, mustPlayOne, playableCards } from '../cards.ts';
import { choice, type G, step } from '../effects.ts';
import { playCard, refusePlay } from '../playing.ts';
import { MUST_PLAY_FIRST, TEXT_NO_CARD } from '../refusals.ts';
import { handSize } from '../window.ts';
import type { Text } from './text.ts';

/** Play up to two more cards, one completely before the other. (R9.22) */
export const playTwoCards: Text = {
  refuse: (at, by) => (handSize(at, by) > 0 ? null : TEXT_NO_CARD),
  play: (by, card) => [playFirst({ by, card })],
};

/** A hand of only interrupt cards must look like any other. */
const playFirst = choice('play-two.first', {
  options(at, { by }) {
    const cards = playableCards(at, by);
    const options: Option[] = cards.map((card) => play(card));
    if (!mustPlayOne(at, cards)) options.push(end);
    return options;
  },
  choose(g, { by, card }, option) {
    if (option === end) return;
    makeRoom(g, by, card);
    playCard(g, by, play.card(option));
  },
  refuse(at, { by }, wish) {
    if (wish === end) return MUST_PLAY_FIRST;
    return play.is(wish) ? refusePlay(at, by, play.card(wish)) : null;
  },
});
/** R9.22: this card stays in the play zone, below the two. R17.17: as an option it is finished when the first one is played. */
function makeRoom(g: G, by: Player, card: Item): void {
  if (g.s.playTwoDiscardsEarly === 1) {
    finishCard(g, card);
    g.next(playSecond({ by }));
    return;
  }
  g.move(card, WAITING);
  g.next(playSecond({ by }), bothDone({ by, card }));
}
const bothDone = step<{ by: Player; card: Item }>('play-two.done', (g, { card }) => g.move(card, DISCARD));

/**
 * The second card may be one drawn in between, and may be omitted. Between the two nothing is being resolved, so abilities are
 * possible (R3.8).
 */
const playSecond = choice('play-two.second', {
  options(at, { by }) {
    if (handSize(at, by) === 0 && !hasAbility(at, by)) return [];
    const options: Option[] = [end, ...playableCards(at, by).map((card) => play(card))];
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
