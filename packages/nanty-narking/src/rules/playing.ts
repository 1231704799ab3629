// R3.4, R3.6: playing a card from hand.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { type At, IN_PLAY, inHand } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';
import { IS_INTERRUPT, NOT_IN_HAND } from './refusals.ts';

/** R3.4: a card in hand that is not an interrupt. R17.16: as an option any card. */
export function refusePlay({ s, data }: At, by: Player, card: Item): Refused | null {
  if (!inHand(s, by, card)) return NOT_IN_HAND;
  return data.playable[card] || s.interruptAsTurnCard === 1 ? null : IS_INTERRUPT;
}

/** Plays a card; the effects queued behind it wait for its last symbol. */
export function playCard(g: G, by: Player, card: Item): void {
  g.move(card, IN_PLAY);
  tell(g)?.('played', { player: by, card });
  g.next(firstSymbol(by, card));
}
/** Named by a string: card.ts resolves cards that play cards, so importing it here would be circular. */
const firstSymbol = (by: Player, card: Item): Frame => ({ effect: 'card.next', by, card, index: 0 });
