// Weights of the evaluation for the 1st edition, in points at the end of the match.
export const WEIGHTS = {
  // ---- pieces ----
  supply: 0.15,
  reserve: 0.04,
  limbo: 0.05,
  agentOnBoard: 1.3,
  /** The share of their value that agents and cards keep at the end of the match. */
  lasting: 0.25,

  // ---- cards in the own deck ----
  deckCube: 0.7,
  deckGold: 0.5,
  deckBomb: 0.45,
  deckArrow: 0.5,
  text: 1.8,
  permanent: 4,
  /** Value of the zombies on the board to the card's owner, as a share of the points for all zombies. */
  rising: 0.8,

  // ---- royals ----
  /** Value of a royal for which only the deed is missing, as a share of its points. */
  royalInReach: 0.2,

  // ---- targets ----
  /** Value of the loss of one of several opponents, as a share of the loss. */
  amongMany: 0.6,
  /** Factor for taking a city from a player, who also loses its points. */
  takeOver: 1.15,
  /** Share of a city's points at risk without pieces in it, with a single agent or cube, and with more. */
  bare: 0.5,
  guarded: 0.3,
  held: 0.14,
  /** Factor with two players, when the opponent has nobody else to take from. */
  riskOfTwo: 1.6,
  /** Per marker, including the one to be drawn. */
  insanity: 0.5,
  insanityOfLoyalist: 0.2,
  /**
   * Share of a target's value: for the best one that is led with a cube, factor for each further one, for one with only a cube;
   * and the share of a city's points lost by a threat.
   */
  leading: 0.7,
  waiting: 0.55,
  contesting: 0.1,
  threatened: 0.65,

  // ---- the own hand ----
  cubeSymbol: 0.12,
  goldSymbol: 0.08,
  bombSymbol: 0.14,
  arrow: 0.1,
  textInHand: 0.1,

  // ---- the whole ----
  /** Lead in points that makes a win likely, at the start and at the end. */
  leadAtStart: 10,
  leadAtEnd: 2.5,
  /** Uncertainty about the faction to be eliminated, in points. */
  eliminationOpen: 4,
  /** Malus for a pass, so that any other option is preferred. */
  pass: 0.01,
} as const;
