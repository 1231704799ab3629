// How much the heuristic thinks of things. The unit is a chance from 0 to 1, unless said otherwise.
import type { AbilityKey, ConditionKey, EffectKey, SymbolKey } from '@gaslamp/nanty-narking/pack';

export const WEIGHTS = {
  // ---- up to the next check: what is there stays there through one turn of another player ----
  /** An agent alone in an area: in trouble, where it can be assassinated (R6.3), and in peace. */
  agentInTroubleStays: 0.85,
  agentStays: 0.93,
  /** One of several agents. */
  oneOfSeveralStays: 0.98,
  /** Control with a lead of one, two, three or more pieces. */
  controlHolds: [0, 0.82, 0.93, 0.97],
  /** What is missing comes by itself, by what another does. */
  comesByItself: 0.03,
  /** So many markers more than needed are still enough; from two too few up. */
  markersHold: [0.03, 0.15, 0.5, 0.75, 0.9, 0.96],
  /** So many pounds more than needed are still enough after a turn of another player, in steps of three. */
  worthHolds: [0.6, 0.85, 0.95, 0.98],

  // ---- in a few turns ----
  /** An area will hold an own agent: it is there in peace or in trouble, beside others of one's own, or yet to come. */
  keepsAgent: 0.93,
  keepsAgentInTrouble: 0.82,
  keepsOneOfSeveral: 0.97,
  bringsAgent: 0.42,
  /** Control by the lead in pieces, from three behind to three ahead. */
  control: [0.03, 0.08, 0.18, 0.4, 0.78, 0.9, 0.95],
  /** Control of an area where nobody has a piece. */
  controlOfEmpty: 0.3,
  /** A grenadier must go first. */
  pastGrenadier: 0.08,
  /** Each marker missing. */
  perMarkerMissing: 0.62,
  /** Net worth: for each pound missing. */
  perPoundMissing: 0.92,
  /** What a house personality asks for besides is not there (R7.10). */
  besidesMissing: 0.4,
  /** What will be there in a few turns is there at the next check. */
  aRound: 0.12,

  // ---- the end of the draw pile (R12.3) ----
  /** Cards that a player draws in a turn. */
  drawsInATurn: 1.9,
  /** So many points ahead is a lead that holds three times in four, with an empty pile and for each round more. */
  leadAtEnd: 4,
  leadForARound: 1.2,

  // ---- means, as the logarithm of how much faster somebody gets on ----
  /** Of money, for the logarithm of one and so many times six pounds. */
  money: 0.25,
  moneyUnit: 6,
  /** One's own means also hold up the others. */
  holdsUpOthers: 0.5,

  // ---- what speaks against an answer besides where it leads ----
  /** An interrupt is thrown away (R10.10) only where that seems to win so much more: chance makes it look better or worse. */
  throwsAway: 0.01,

  // ---- what play tells of the personality: logarithm of odds for a share of the goal above the others' average ----
  told: 3,
} as const;

/** What the City Area card of an area is worth, by its ability, as means. */
export const ABILITIES: Readonly<Record<AbilityKey, number>> = {
  payPlaceAgentInOrAdjacent: 0.07,
  drawThenDiscard: 0.05,
  payRemoveTrouble: 0.03,
  takeMoney: 0.03,
  discardForMoney: 0.03,
  placeTroubleInOrAdjacent: 0.04,
  payIgnoreEventEffect: 0.04,
};

/** What symbols on a card in hand are worth, as means, by what its holder is after. */
export const SYMBOLS: Readonly<Record<ConditionKey, Readonly<Partial<Record<SymbolKey, number>>>>> = {
  areasWithOwnAgent: { agent: 0.16, building: 0.05, kill: 0.05, calm: 0.04, another: 0.06 },
  troubleMarkersOnBoard: { agent: 0.14, building: 0.04, kill: 0.03, calm: 0.01, another: 0.06 },
  troubleMarkersWithPresence: { agent: 0.15, building: 0.04, kill: 0.03, calm: 0.01, another: 0.06 },
  netWorth: { agent: 0.06, building: 0.16, kill: 0.04, calm: 0.05, another: 0.06 },
  controlledAreas: { agent: 0.14, building: 0.14, kill: 0.08, calm: 0.05, another: 0.06 },
  drawPileExhausted: { agent: 0.06, building: 0.05, kill: 0.08, calm: 0.06, another: 0.09 },
};
/** For each pound of a money symbol. */
export const POUND = 0.012;

/** What the text of a card in hand is worth, as means. */
export const TEXTS: Readonly<Record<EffectKey, number>> = {
  takeLoan: 0.1,
  demandCards: 0.08,
  eachOtherGivesCardOrMoney: 0.04,
  sellCardToPlayer: 0.02,
  takeMoneyFromEachOther: 0.06,
  takeMoneyFromPlayer: 0.06,
  handBurdenOrPay: 0.1,
  swapPersonality: 0,
  peekUnusedPersonalities: 0.01,
  earnPerTroubleMarker: 0.05,
  earnPerBuilding: 0.05,
  earnPerPawnInArea: 0.03,
  earnPerPawnInChosenTroubleArea: 0.08,
  discardAnyForMoney: 0.05,
  discardCards: 0,
  discardThenRefill: 0.05,
  drawCards: 0.14,
  drawCardsPerOwnBuilding: 0.1,
  drawFromDiscards: 0.14,
  takeRandomKeepOne: 0.07,
  lookAndDiscardFromPlayer: 0.04,
  swapHands: 0.04,
  playTwoCards: 0.2,
  moveOwnAgentOutOfTrouble: 0.04,
  moveOwnAgentAnywhere: 0.08,
  payPlayerMoveOwnAgent: 0.05,
  moveOtherPawn: 0.06,
  swapTwoPawns: 0.08,
  placeAgentsInOrAdjacent: 0.16,
  placeAgentAtOwnBuilding: 0.1,
  placeAgentAtTrouble: 0.12,
  placeAgentAnywhereNoTrouble: 0.15,
  placeTroubleAdjacentToTrouble: 0.06,
  placeTroubleAnywhere: 0.06,
  buildAtFraction: 0.16,
  buyBuilding: 0.1,
  payOrLoseBuilding: 0.1,
  forcePaymentBetweenOthers: 0.01,
  removePawnInArea: 0.06,
  rollAndRemove: 0.05,
  dieGambleSteal: 0.05,
  dieGambleVenture: 0.05,
  dieGambleRemoval: 0.05,
  payPlayerThenAssassinate: 0.05,
  payPlayerToRemovePawn: 0.03,
  eachOtherRemovesOwnAgent: 0.1,
  // Interrupts are held for when they are needed: worth a bit more than the card that would be drawn instead.
  blockText: 0.17,
  blockMoveOrRemovalByPlayer: 0.18,
  blockRemoval: 0.18,
  relocateRemovedAgent: 0.19,
  // This one is not: a card played again is hardly better than a new one.
  endOwnTurnKeepCard: 0.08,
};
