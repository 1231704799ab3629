// R3.5, R8.1: resolves the symbols of a played card from top to bottom, then discards it. R6.10: it may have none.
import type { Item, Option, Place, Player } from '@gaslamp/kernel/state';
import { symbolsOf } from '../box/data.ts';
import { type At, countIn, FRONT, HAND, IN_PLAY, PERSONALITY, placeOf } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { end, play, skip } from '../seen/verbs.ts';
import { chooseBetween, hasAbility, offerBetween, refuseBetween } from './between.ts';
import { finishCard } from './cards.ts';
import { choice, step } from './effects.ts';
import { MUST_DRAW_EVENT, NOT_THIS_SYMBOL, ONE_CARD } from './refusals.ts';
import { symbolAt } from './symbols.ts';

type Handled = { readonly by: Player; readonly card: Item; readonly index: number };

/** Goes to a symbol, or past the last one. Skips symbols that publicly have no use, if nothing else is possible either. */
const nextSymbol = step<Handled>('card.next', (g, { by, card, index }) => {
  const symbol = symbolsOf(g.data, card)[index];
  // R17.16: an interrupt played as a turn's card does nothing.
  if (symbol === undefined || symbol === 'interrupt') return g.next(lastWord({ by, card }));
  const asks = symbol === 'another' ? countIn(g.s, HAND + by) > 0 : canUse(g, by, card, index);
  g.next(asks || hasAbility(g, by) ? cardSymbol({ by, card, index }) : nextSymbol({ by, card, index: index + 1 }));
});
function canUse(at: At, by: Player, card: Item, index: number): boolean {
  const options: Option[] = [];
  symbolAt(at, card, index).offer(at, by, card, options);
  return options.length > 0;
}

/** Asks about one symbol: it is used, or skipped for good (R8.1). R3.8: abilities may come first. */
const cardSymbol = choice('card.symbol', {
  options(at, { by, card, index }) {
    const options: Option[] = [];
    symbolAt(at, card, index).offer(at, by, card, options);
    // R6.7: an event is mandatory.
    if (symbolsOf(at.data, card)[index] !== 'event') options.push(skip);
    offerBetween(at, by, index, options);
    return options;
  },
  choose(g, { by, card, index }, option) {
    if (chooseBetween(g, by, option, cardSymbol({ by, card, index }))) return;
    // R3.6: a card is finished as soon as the next one is played.
    if (!play.is(option)) g.next(nextSymbol({ by, card, index: index + 1 }));
    // An event, so that skipping a symbol reveals as much as using it.
    if (option === skip) tell(g)?.('skipped', { player: by, card, index });
    else symbolAt(g, card, index).use(g, by, card, option);
  },
  refuse(at, { by, card, index }, wish) {
    if (wish === skip) return MUST_DRAW_EVENT;
    const refused = symbolAt(at, card, index).refuse(at, by, card, wish) ?? refuseBetween(at, by, index, wish);
    if (refused !== null) return refused;
    return play.is(wish) && !symbolsOf(at.data, card).includes('another') ? ONE_CARD : NOT_THIS_SYMBOL;
  },
});

/**
 * Loans and burdens are still being resolved, wherever they lie by now; a card of R9.22 is not, once its two cards are done.
 */
const isOpen = (lies: Place): boolean => lies === IN_PLAY || (lies >= FRONT && lies < PERSONALITY);

/** After the last symbol, abilities, drops and Watson are still possible (R3.8, R10.9); then the card is discarded (R3.5). */
const lastWord = choice('card.end', {
  options(at, { by, card }) {
    if (!isOpen(placeOf(at.s, card))) return [];
    const options: Option[] = [end];
    offerBetween(at, by, symbolsOf(at.data, card).length, options);
    return options;
  },
  choose(g, { by, card }, option) {
    if (chooseBetween(g, by, option, lastWord({ by, card }))) return;
    finishCard(g, card);
  },
  refuse(at, { by, card }, wish) {
    if (play.is(wish)) return ONE_CARD;
    return refuseBetween(at, by, symbolsOf(at.data, card).length, wish);
  },
});
