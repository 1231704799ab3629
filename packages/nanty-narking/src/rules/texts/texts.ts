import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Player } from '@gaslamp/kernel/state';
import type { TextKey } from '../../box/pack.ts';
import type { At } from '../../box/state.ts';
import type { G } from '../effects.ts';
import { buildAtFraction } from './build-cheaply.ts';
import { handBurdenOrPay } from './burden.ts';
import { buyBuilding } from './buy-building.ts';
import { eachOtherGivesCardOrMoney } from './collect.ts';
import { demandCards } from './demand.ts';
import { discardAnyForMoney, discardCards, discardThenRefill } from './discards.ts';
import { drawCards, drawCardsPerOwnBuilding, drawFromDiscards } from './draws.ts';
import { earnPerBuilding, earnPerPawnInArea, earnPerPawnInChosenTroubleArea, earnPerTroubleMarker } from './earn.ts';
import { forcePaymentBetweenOthers } from './force-payment.ts';
import { dieGambleRemoval, dieGambleSteal, dieGambleVenture } from './gambles.ts';
import { eachOtherRemovesOwnAgent } from './guardians.ts';
import { takeLoan } from './loan.ts';
import { lookAndDiscardFromPlayer } from './look.ts';
import { placeTroubleAdjacentToTrouble, placeTroubleAnywhere } from './mark.ts';
import { moveOtherPawn, moveOwnAgentAnywhere, moveOwnAgentOutOfTrouble, payPlayerMoveOwnAgent } from './move.ts';
import { payPlayerThenAssassinate, payPlayerToRemovePawn } from './paid-removals.ts';
import { payOrLoseBuilding } from './pay-or-lose.ts';
import { peekUnusedPersonalities, swapPersonality } from './personality.ts';
import {
  placeAgentAnywhereNoTrouble,
  placeAgentAtOwnBuilding,
  placeAgentAtTrouble,
  placeAgentsInOrAdjacent,
} from './place.ts';
import { playTwoCards } from './play-two.ts';
import { removePawnInArea } from './remove-at-westminster.ts';
import { rollAndRemove } from './ripper.ts';
import { sellCardToPlayer } from './sale.ts';
import { swapHands } from './swap-hands.ts';
import { swapTwoPawns } from './swap-pawns.ts';
import { takeRandomKeepOne } from './take-card.ts';
import { takeMoneyFromEachOther, takeMoneyFromPlayer } from './take-money.ts';
import type { Text } from './text.ts';

/** All texts (R9), by key. */
const texts: Readonly<Record<TextKey, Text>> = {
  takeLoan,
  demandCards,
  eachOtherGivesCardOrMoney,
  sellCardToPlayer,
  takeMoneyFromEachOther,
  takeMoneyFromPlayer,
  handBurdenOrPay,
  swapPersonality,
  peekUnusedPersonalities,
  earnPerTroubleMarker,
  earnPerBuilding,
  earnPerPawnInArea,
  earnPerPawnInChosenTroubleArea,
  discardAnyForMoney,
  discardCards,
  discardThenRefill,
  drawCards,
  drawCardsPerOwnBuilding,
  drawFromDiscards,
  takeRandomKeepOne,
  lookAndDiscardFromPlayer,
  swapHands,
  playTwoCards,
  moveOwnAgentOutOfTrouble,
  moveOwnAgentAnywhere,
  payPlayerMoveOwnAgent,
  moveOtherPawn,
  swapTwoPawns,
  placeAgentsInOrAdjacent,
  placeAgentAtOwnBuilding,
  placeAgentAtTrouble,
  placeAgentAnywhereNoTrouble,
  placeTroubleAdjacentToTrouble,
  placeTroubleAnywhere,
  buildAtFraction,
  buyBuilding,
  payOrLoseBuilding,
  forcePaymentBetweenOthers,
  removePawnInArea,
  rollAndRemove,
  dieGambleSteal,
  dieGambleVenture,
  dieGambleRemoval,
  payPlayerThenAssassinate,
  payPlayerToRemovePawn,
  eachOtherRemovesOwnAgent,
};

/** Returns the text of a card with a scroll. */
const textOf = ({ data }: At, card: Item): Text => texts[data.textOf[card] as keyof typeof texts];

export const refuseText = (at: At, by: Player, card: Item): Refused | null => textOf(at, card).refuse(at, by, card);
/** R6.6: at the start of a text nobody is immune to it (R10.5). */
export function startText(g: G, by: Player, card: Item): void {
  g.s.immune = 0;
  g.next(...textOf(g, card).play(by, card));
}
