// Weights of the evaluation. The unit is a probability from 0 to 1 unless stated otherwise.
import type { AbilityKey, ConditionKey, EffectKey, SymbolKey } from '@gaslamp/nanty-narking/box/pack';

export const WEIGHTS = {
  // ---- up to the next check: the probability to last through one turn of another player ----
  /** A single agent in an area: in trouble, where it can be assassinated (R6.3), and without trouble. */
  agentInTroubleStays: 0.85,
  agentStays: 0.93,
  /** One of several agents. */
  oneOfSeveralStays: 0.98,
  /** Control with a lead of zero, one, two, three or more pieces. */
  controlHolds: [0, 0.82, 0.93, 0.97],
  /** The missing part is brought about by another player. */
  comesByItself: 0.03,
  /** The number of markers is still enough, from two too few upwards. */
  markersHold: [0.03, 0.15, 0.5, 0.75, 0.9, 0.96],
  /** The net worth is still enough, by the surplus in steps of three pounds. */
  worthHolds: [0.6, 0.85, 0.95, 0.98],

  // ---- within a few turns ----
  /** An area will hold an own agent: one present without trouble, one in trouble, one of several, or none yet. */
  keepsAgent: 0.93,
  keepsAgentInTrouble: 0.82,
  keepsOneOfSeveral: 0.97,
  bringsAgent: 0.42,
  /** Control by the lead in pieces, from three behind to three ahead. */
  control: [0.03, 0.08, 0.18, 0.4, 0.78, 0.9, 0.95],
  /** Control of an area without pieces. */
  controlOfEmpty: 0.3,
  /** A grenadier must be removed first. */
  pastGrenadier: 0.08,
  /** For each missing marker. */
  perMarkerMissing: 0.62,
  /** For each missing pound of net worth. */
  perPoundMissing: 0.92,
  /** An additional requirement of a house personality is not met (R7.10). */
  besidesMissing: 0.4,
  /** A goal reachable within a few turns is met at the next check. */
  aRound: 0.12,

  // ---- the end of the draw pile (R12.3) ----
  /** Cards that a player draws per turn. */
  drawsInATurn: 1.9,
  /** Lead in points that lasts three times in four: with an empty pile, and the addition for each round left. */
  leadAtEnd: 4,
  leadForARound: 1.2,

  // ---- means, as the logarithm of the factor on a player's pace ----
  /** Weight of the logarithm of 1 plus the money in units of `moneyUnit` pounds. */
  money: 0.25,
  moneyUnit: 6,
  /** Share of the own means that also slows the others down. */
  holdsUpOthers: 0.5,

  // ---- malus of an answer itself ----
  /** Minimum gain for throwing an interrupt away (R10.10); smaller differences may be chance. */
  throwsAway: 0.01,

  // ---- evidence about the personality: log-odds for a lead over the average, as a share of the goal ----
  evidence: 3,
} as const;

/** Value of an area's City Area card by its ability, as means. */
export const ABILITIES: Readonly<Record<AbilityKey, number>> = {
  payPlaceAgentInOrAdjacent: 0.07,
  drawThenDiscard: 0.05,
  payRemoveTrouble: 0.03,
  takeMoney: 0.03,
  discardForMoney: 0.03,
  placeTroubleInOrAdjacent: 0.04,
  payIgnoreEventEffect: 0.04,
};

/** Value of symbols on a card in hand by its holder's goal, as means. */
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

/** Value of the text of a card in hand, as means. */
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
  // Interrupts are kept until needed: worth slightly more than the card that would be drawn instead.
  blockText: 0.17,
  blockMoveOrRemovalByPlayer: 0.18,
  blockRemoval: 0.18,
  relocateRemovedAgent: 0.19,
  // Not this one: playing a card again is hardly better than playing a new one.
  endOwnTurnKeepCard: 0.08,
};
