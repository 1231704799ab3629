// How much the heuristic of the 1st edition thinks of things, in points at the end of the match.
export const WEIGHTS = {
  // ---- pieces ----
  supply: 0.15,
  reserve: 0.04,
  limbo: 0.05,
  agentOnBoard: 0.5,
  /** A card in the deck that was not there from the beginning. */
  owned: 0.35,

  // ---- targets ----
  /** Taking a city from somebody also costs them its points. */
  takeOver: 1.3,
  permanent: 1.6,
  card: 0.6,
  agent: 0.8,
  insanity: 0.9,
  /** The share of a target's worth where one is ahead with a cube, where one only has a cube, and what a threat costs. */
  leading: 0.6,
  contesting: 0.15,
  threatened: 0.4,

  // ---- the own hand ----
  cubeSymbol: 0.12,
  goldSymbol: 0.08,
  bombSymbol: 0.14,
  arrow: 0.1,

  // ---- the whole ----
  /** How many points ahead make a win sure, at the start and at the end. */
  leadAtStart: 10,
  leadAtEnd: 2.5,
  /** How open it is, in points, which faction will be out. */
  eliminationOpen: 4,
  /** Rather anything than a pass. */
  pass: 0.01,
} as const;
