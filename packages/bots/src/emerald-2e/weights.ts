// Weights of the evaluation. The unit is a victory point at the end of the match unless stated otherwise.
import type { EffectKey } from '@gaslamp/emerald-2e/box/pack';

export const WEIGHTS = {
  // ---- a card in the deck, each time that it is played (R3.2) ----
  /** Another cube often makes a majority, and a majority makes a claim. */
  place: 0.45,
  /** Without a claim card no majority pays. */
  claim: 0.9,
  /** Pays as much as placing only with an empty stock. */
  retrieve: 0.3,
  move: 0.25,
  /** One-use, and needs a majority with agents. */
  assassinate: 0.6,
  /** Bombs kill royalty, which pays Restorationists only. */
  bombForRestorationist: 0.3,
  bombForLoyalist: 0.12,
  /** A step of the own marker is a point for everybody on the side (R17.5). */
  ownStep: 0.55,
  /** Weight of a card's other uses besides its best one: it is played for one thing only (R3.1). */
  versatility: 0.2,
  /** Number of own plays in a whole match that bring the value of the average card; fewer towards the end. */
  plays: 14,
  /** Weight of a hand above the deck's average: it is refilled to five cards anyway. */
  handAboveAverage: 0.55,
  /** A symbol in hand without use, such as place without a cube in stock. */
  idleSymbol: 0.15,
  /** A claim symbol in hand without a majority. */
  claimLater: 0.5,
  /** A retrieve symbol in hand with fewer than three cubes in stock, and with more. */
  retrieveWanted: 1.5,
  retrieveUseful: 0.7,

  // ---- pieces ----
  /** Agents on the board, first to last: the first keeps the identity hidden (R13.1), later ones make majorities. */
  agents: [2, 1.2, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1],
  /** Cubes in stock, first to last: a cube that cannot be placed makes no majority. */
  cubesInStock: [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.05, 0.05, 0.05],
  /** Both return only with a retrieve symbol (R7). A cube's effect in its city is a prospect and not counted here. */
  cubeInCity: 0.05,
  cubeInLimbo: 0.03,
  /** Sanity tokens, first to last: losing the last one reveals the player (R13.1). */
  tokens: [0.6, 0.3, 0.1],
  /** An agent in a city where another player has agents and certainly the majority, and can attack it (R10.2). */
  exposedAgent: 0.25,

  // ---- chances ----
  /** The chance that a majority with a cube is claimed eventually: with the claim card in hand, and without a known one. */
  claimWithCard: 0.75,
  claimSomeTime: 0.5,
  /** A majority of agents without the cube that it needs (R6.3). */
  cubeMissing: 0.8,
  /**
   * The chance that an own majority by zero, one, two or more pieces lasts until the next turn: in a city without other pieces,
   * with one or two pieces of the strongest opponent, and with more. All others move first, and an opponent with many pieces
   * answers a cube with a cube. Measured in 48 matches of the baseline bot.
   */
  holds: [
    [0, 0.8, 0.9, 0.93, 0.97],
    [0, 0.55, 0.7, 0.8, 0.95],
    [0, 0.3, 0.6, 0.8, 0.95],
  ],
  /** The chance to gain and then hold a majority that lacks zero, one, two or more pieces, in the same three cases. */
  overtakes: [
    [1, 0.4],
    [1, 0.28, 0.15, 0.08, 0.03],
    [1, 0.15, 0.08, 0.045, 0.02],
  ],
  /** The same for another player, whose turn comes before the own answer, so that pieces of third players do not matter. */
  othersHold: [0, 0.7, 0.85, 0.93, 0.96],
  othersOvertake: [1, 0.4, 0.22, 0.12, 0.05],
  /** The chance of an attack that lacks zero, one, two or more bomb points (R10.3). */
  bombsMissing: [0.75, 0.4, 0.27, 0.18, 0.1, 0.05],
  /** Factor for an attack without the agent it needs in the city. */
  agentMissing: 0.3,
  /** The chance to attack without the card in hand, or with an unknown hand. */
  attackSomeTime: 0.4,
  /** Assumed bomb points in an unknown hand. */
  bombsInUnknownHand: 1.5,
  /** Points of a kill (R18.22) if the card is unknown. */
  killPoints: 3.4,
  /** Weights of the best, second, third and fourth prospect: the later ones are realized late or never. */
  prospects: [1, 0.65, 0.4, 0.25],
  /** An insanity symbol costs a token half the time (R6.6g). */
  insanity: -0.35,
  /** An action of this turn not yet taken (R4.1). */
  action: 0.5,

  // ---- the end ----
  /** The chance that others move a marker that lacks zero, one, two or more steps to 10 before the next turn (R16.2). */
  markerEnds: [1, 0.25, 0.2, 0.1, 0.04],
  /** The chance that a total lacking this many points reaches the target (R16.1). */
  targetEnds: [1, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05],
  /**
   * The chance that a Restorationist with this many agents on the board is revealed (R13.5); none only before the first turn.
   */
  lastAgentsFall: [0, 0.22, 0.05, 0.02],
  /** The same by Sanity tokens. */
  lastTokensGo: [0, 0.08, 0.02, 0],

  // ---- certainty of a lead ----
  /** Lead in projected points that wins three times in four, at the start and at the end. */
  leadAtStart: 6,
  leadAtEnd: 2.5,
  /** Uncertainty about the side that pays the penalty of R17.7, as a difference of totals. */
  penaltyOpen: 2,

  // ---- patience, in chances to win ----
  /** Malus for a pass, which also draws no card. */
  pass: 0.02,
  /** Number of moves per seat after which a match counts as a standstill, and the randomness added with each further move. */
  patience: 150,
  wilder: 0.002,

  // ---- evidence about a player's side, in log-odds for Restorationist ----
  perRestorationistPoint: 0.35,
  perLoyalistPoint: -0.35,
  /** Kill points count for Loyalists only (R17.4), but agents also die for other reasons. */
  perKillPoint: -0.1,
  /**
   * A claimed card with steps of a marker was probably claimed to move it. The moves themselves leave no trace on the table.
   */
  perStepClaimed: 0.2,
  /** Limit on the sum of the evidence: claims have other reasons too. */
  mostTold: 1.6,
} as const;

/** Value of a card's text for one play, for a Loyalist and a Restorationist. */
export const TEXTS: Readonly<Record<EffectKey, readonly [loyalist: number, restorationist: number]>> = {
  blackHand: [0, 1],
  burtsev: [0.3, 0.3],
  changeOfHeart: [0.2, 0.2],
  cthulhu: [0.6, 0.6],
  cycleHand: [0.9, 0.9],
  drawTwo: [1.3, 1.3],
  duchessDUzes: [0.8, 0.8],
  fenians: [0.3, 0.7],
  freud: [0.2, 0.9],
  golovinski: [1.5, 0],
  hideRoyalty: [1.2, 0],
  holyBrotherhood: [0.7, 0.7],
  infernalMachine: [0.3, 0.9],
  ireneAdler: [0.7, 0.7],
  lestrade: [0.5, 0.5],
  miGo: [0.3, 0.5],
  okhrana: [0.5, 0.5],
  peoplesWill: [1, 1],
  pinkerton: [0.6, 0.6],
  sherlockHolmes: [0.5, 0.6],
  shoggoth: [1.5, 0.5],
  societyOfLeopold: [0.2, 0.2],
  terrors: [0.3, 0.3],
  thirdSection: [0.5, 0.5],
  vampires: [0.7, 0.7],
  yogSothoth: [1, 0],
  zombies: [0.9, 0.9],
};
