// How much the heuristic of the 1st edition thinks of things, in points at the end of the match.
export const WEIGHTS = {
  // ---- pieces ----
  supply: 0.15,
  reserve: 0.04,
  limbo: 0.05,
  agentOnBoard: 1.3,
  /** The share of what agents and cards are worth that they keep at the end of the match. */
  lasting: 0.25,

  // ---- cards in one's deck ----
  deckCube: 0.7,
  deckGold: 0.5,
  deckBomb: 0.45,
  deckArrow: 0.5,
  text: 1.8,
  permanent: 4,
  /** The share of the points for all zombies that those on the board are worth to the card's owner. */
  rising: 0.8,

  // ---- royals ----
  /** The share of its points that a royal is worth where only the deed is missing. */
  royalInReach: 0.2,

  // ---- targets ----
  /** The share of what one of several others loses. */
  amongMany: 0.6,
  /** Taking a city from somebody also costs them its points. */
  takeOver: 1.15,
  /** What may be lost of a city without anybody in it, with a single agent or cube, and with more. */
  bare: 0.5,
  guarded: 0.3,
  held: 0.14,
  /** Of two players the other one has nobody else to take from. */
  riskOfTwo: 1.6,
  /** Per marker, the one to be drawn included. */
  insanity: 0.5,
  insanityOfLoyalist: 0.2,
  /** The share of a target's worth where one is ahead with a cube, where one only has a cube, and what a threat costs. */
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
  /** How many points ahead make a win sure, at the start and at the end. */
  leadAtStart: 10,
  leadAtEnd: 2.5,
  /** How open it is, in points, which faction will be out. */
  eliminationOpen: 4,
  /** Rather anything than a pass. */
  pass: 0.01,
} as const;
