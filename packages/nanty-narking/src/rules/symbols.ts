// R6 The symbols of a card.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { nameOf, symbolsOf } from '../box/data.ts';
import { AREA_COUNT, BY_SYMBOL } from '../box/ids.ts';
import type { SymbolKey } from '../box/pack.ts';
import type { At } from '../box/state.ts';
import { amountOn } from '../seen/pounds.ts';
import { clear, event, money, pawn, play, text } from '../seen/verbs.ts';
import { buildAs, offerBuilding, refuseBuilding } from './build.ts';
import { finishCard, playableCards, takeMoney } from './cards.ts';
import type { G } from './effects.ts';
import { drawEvent } from './events/event.ts';
import { offerPawns, refuseVictim, victims } from './pawn-options.ts';
import { clearTrouble, nearOwnAgents, offerPlacing, placeAs, refusePlacing } from './pawns.ts';
import { playCard, refusePlay } from './playing.ts';
import { NOTHING_TO_CLEAR, PLACE_TOO_FAR } from './refusals.ts';
import { refuseText, startText } from './texts/texts.ts';
import { removal } from './window.ts';

/** One symbol of a card: its options, and their effects. */
interface CardSymbol {
  offer(at: At, by: Player, card: Item, options: Option[]): void;
  use(g: G, by: Player, card: Item, option: Option): void;
  /** Returns the reason why a wish of its kind is not offered; null for a wish of another kind. */
  refuse(at: At, by: Player, card: Item, wish: Option): Refused | null;
}

const symbols: Readonly<Record<Exclude<SymbolKey, 'interrupt'>, CardSymbol>> = {
  // R6.1
  agent: {
    offer: (at, by, _, options) => offerPlacing(at, by, nearOwnAgents, options),
    use: (g, by, _, option) => placeAs(g, by, option),
    refuse: (at, by, _, wish) => refusePlacing(at, by, nearOwnAgents, wish, PLACE_TOO_FAR),
  },
  // R6.2
  building: {
    offer: (at, by, _, options) => offerBuilding(at, by, 1, options),
    use: (g, by, _, option) => buildAs(g, by, option, 1),
    refuse: (at, by, _, wish) => refuseBuilding(at, by, wish, 1),
  },
  // R6.3
  kill: {
    offer: ({ s }, by, _, options) => offerPawns(s, victims(s, by), options),
    use: (g, by, _, option) => removal(g, by, pawn.pawn(option), pawn.area(option), BY_SYMBOL),
    refuse: ({ s }, by, _, wish) => refuseVictim(s, by, wish),
  },
  // R6.4
  calm: {
    offer({ s }, _, __, options) {
      for (let area = 0; area < AREA_COUNT; area++) if (s.trouble[area] === 1) options.push(clear(area));
    },
    use: (g, _, __, option) => clearTrouble(g, clear.area(option)),
    refuse: ({ s }, _, __, wish) => (clear.is(wish) && s.trouble[clear.area(wish)] === 0 ? NOTHING_TO_CLEAR : null),
  },
  // R6.5; R17.3: the amount on one card is an option.
  money: {
    offer: (_, __, ___, options) => void options.push(money),
    use: (g, by, card) => takeMoney(g, by, amountOn(g, card)),
    refuse: () => null,
  },
  // R6.6
  text: {
    offer(at, by, card, options) {
      if (refuseText(at, by, card) === null) options.push(text);
    },
    use: (g, by, card) => startText(g, by, card),
    refuse: (at, by, card, wish) => (wish === text ? refuseText(at, by, card) : null),
  },
  // R6.7
  event: {
    offer: (_, __, ___, options) => void options.push(event),
    use: (g, by) => g.next(drawEvent({ by })),
    refuse: () => null,
  },
  // R6.8, R3.6: the earlier card is finished as soon as the next one is played.
  another: {
    offer(at, by, _, options) {
      for (const card of playableCards(at, by)) options.push(play(card));
    },
    use(g, by, card, option) {
      finishCard(g, card);
      playCard(g, by, play.card(option));
    },
    refuse: (at, by, _, wish) => (play.is(wish) ? refusePlay(at, by, play.card(wish)) : null),
  },
};
/** Returns the symbol at an index. Throws past the last one, and for an interrupt, which has no options. */
export function symbolAt({ data }: At, card: Item, index: number): CardSymbol {
  const symbol = symbolsOf(data, card)[index];
  if (symbol === undefined || symbol === 'interrupt') throw new Error(`${nameOf(data, card)} has no symbol ${index}`);
  return symbols[symbol];
}
