// The printed numbers, by the thing that has them, and the values to which a host may correct each (validate.ts).
import { type Allowed, integer } from '@gaslamp/stated/validate';

export const POUNDS = integer(0, 30);
const COUNT = integer(1, 9);
export const FACE = integer(1, 12);
/** The highest losing face of a roll; 0 if none loses. */
const LOSING = integer(0, 11);
/** For numbers that no rule reads, or that rules use only as printed. */
const PRINTED = null;

type Params = Readonly<Record<string, Readonly<Record<string, Allowed | typeof PRINTED>>>>;

/** R9: the texts of cards. */
export const TEXT_PARAMS = {
  takeLoan: { receive: POUNDS },
  demandCards: { count: COUNT },
  eachOtherGivesCardOrMoney: { money: POUNDS },
  sellCardToPlayer: { price: POUNDS },
  takeMoneyFromEachOther: { amount: POUNDS },
  takeMoneyFromPlayer: { amount: POUNDS },
  handBurdenOrPay: { payoff: POUNDS },
  swapPersonality: {},
  peekUnusedPersonalities: { leaveUnseen: PRINTED },
  earnPerTroubleMarker: { each: POUNDS },
  earnPerBuilding: { each: POUNDS },
  earnPerPawnInArea: { each: POUNDS },
  earnPerPawnInChosenTroubleArea: { each: POUNDS },
  discardAnyForMoney: { each: POUNDS },
  discardCards: { count: PRINTED },
  discardThenRefill: { max: COUNT },
  drawCards: { count: COUNT },
  drawCardsPerOwnBuilding: { each: COUNT },
  drawFromDiscards: { count: COUNT },
  takeRandomKeepOne: { take: PRINTED, keep: PRINTED },
  lookAndDiscardFromPlayer: { count: PRINTED },
  swapHands: {},
  playTwoCards: { count: PRINTED },
  moveOwnAgentOutOfTrouble: {},
  moveOwnAgentAnywhere: {},
  payPlayerMoveOwnAgent: { pay: POUNDS },
  moveOtherPawn: {},
  swapTwoPawns: {},
  placeAgentsInOrAdjacent: { min: PRINTED, max: PRINTED },
  placeAgentAtOwnBuilding: {},
  placeAgentAtTrouble: {},
  placeAgentAnywhereNoTrouble: {},
  placeTroubleAdjacentToTrouble: {},
  placeTroubleAnywhere: {},
  buildAtFraction: { divisor: PRINTED },
  buyBuilding: { trouble: PRINTED },
  payOrLoseBuilding: { payoff: POUNDS },
  forcePaymentBetweenOthers: { amount: POUNDS },
  removePawnInArea: {},
  rollAndRemove: { rolls: COUNT },
  dieGambleSteal: { winFrom: FACE, stealFromPlayer: POUNDS, loseTo: LOSING, loseOwnAgents: PRINTED },
  dieGambleVenture: {
    winFrom: FACE,
    takeFromBank: POUNDS,
    loseTo: LOSING,
    payBank: POUNDS,
    orLoseOwnAgents: PRINTED,
  },
  dieGambleRemoval: { winFrom: FACE, removePawnAtTrouble: PRINTED, loseTo: LOSING, loseOwnAgents: PRINTED },
  payPlayerThenAssassinate: { pay: POUNDS },
  payPlayerToRemovePawn: { pay: POUNDS },
  eachOtherRemovesOwnAgent: { count: PRINTED },
} as const satisfies Params;

/** R10.5 to R10.9: the interrupts. */
export const INTERRUPT_PARAMS = {
  blockText: {},
  blockMoveOrRemovalByPlayer: { pieces: PRINTED },
  blockRemoval: { pieces: PRINTED },
  relocateRemovedAgent: { pieces: PRINTED },
  endOwnTurnKeepCard: {},
} as const satisfies Params;

/** R5.9: the abilities of City Area cards. */
export const ABILITY_PARAMS = {
  payPlaceAgentInOrAdjacent: { pay: POUNDS },
  drawThenDiscard: { draw: PRINTED, discard: PRINTED },
  payRemoveTrouble: { pay: POUNDS },
  takeMoney: { amount: POUNDS },
  discardForMoney: { discard: PRINTED, amount: POUNDS },
  placeTroubleInOrAdjacent: {},
  payIgnoreEventEffect: { payPerPiece: PRINTED },
} as const satisfies Params;

/** R11: the random events, by their ids. */
export const EVENT_PARAMS = {
  ZEPPELIN_CRASH: {},
  FLOOD: {},
  FIRE: {},
  FOG: { cards: integer(0, 30) },
  RIOTS: { threshold: integer(1, 13) },
  EXPLOSION: {},
  MYSTERIOUS_MURDERS: {},
  MARTIAL_LAW: { count: COUNT },
  INIGO_JONES: {},
  SUBSIDENCE: { perBuilding: POUNDS },
  NEW_CITIZENS: { count: COUNT },
  EARTHQUAKE: {},
} as const satisfies Params;
