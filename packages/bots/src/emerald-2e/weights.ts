// How much the heuristic thinks of things. The unit is a victory point at the end of the match, unless said otherwise.
import type { EffectKey } from '@gaslamp/emerald-2e/pack';

export const WEIGHTS = {
  // ---- a card in the deck, for one time that it is played (R3.2) ----
  /** A cube more is often the majority, and a majority is a claim. */
  place: 0.45,
  /** Without a claim card no majority pays. */
  claim: 0.9,
  /** Only with an empty stock does it pay as much as placing. */
  retrieve: 0.3,
  move: 0.25,
  /** One-use, and needs a majority with agents. */
  assassinate: 0.6,
  /** Bombs kill royalty, which pays Restorationists only. */
  bombForRestorationist: 0.3,
  bombForLoyalist: 0.12,
  /** A step of the own marker is a point for everybody on the side (R17.5). */
  ownStep: 0.55,
  /** What a card can do besides the best that it can do: it is played for one thing only (R3.1). */
  versatility: 0.2,
  /** Plays of own cards in a whole match that bring what the average card is worth; fewer as the end comes nearer. */
  plays: 14,
  /** How much a hand better than the deck's average is worth: five cards are drawn again anyway. */
  handAboveAverage: 0.55,
  /** A symbol in hand that has nothing to work on, like place without a cube in stock. */
  idleSymbol: 0.15,
  /** A claim symbol in hand without a majority. */
  claimLater: 0.5,
  /** A retrieve symbol in hand when fewer than three cubes are in stock, and when more are. */
  retrieveWanted: 1.5,
  retrieveUseful: 0.7,

  // ---- pieces ----
  /** Agents on the board, first to last: the first keeps the identity hidden (R13.1), later ones make majorities. */
  agents: [2, 1.2, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1],
  /** Cubes in stock, first to last: a cube that cannot be placed makes no majority. */
  cubesInStock: [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.05, 0.05, 0.05],
  /** Both come back only with a retrieve symbol (R7). What a cube does in its city is a prospect and not counted here. */
  cubeInCity: 0.05,
  cubeInLimbo: 0.03,
  /** Sanity tokens, first to last: the last lost reveals (R13.1). */
  tokens: [0.6, 0.3, 0.1],
  /** An agent beside somebody who has agents and, for certain, the majority: who may attack it (R10.2). */
  exposedAgent: 0.25,

  // ---- chances ----
  /** A majority with a cube is claimed some time: with the claim card in hand, and without knowing of one. */
  claimWithCard: 0.75,
  claimSomeTime: 0.5,
  /** A majority of agents only still lacks its cube (R6.3). */
  cubeMissing: 0.8,
  /**
   * An own majority by one, two or more pieces is still there next turn: where nobody else stands, beside one or two pieces
   * of the strongest other, and beside more. All others come first, and who has put that much into a city answers a cube
   * with a cube. Counted in 48 matches of the heuristic.
   */
  holds: [
    [0, 0.8, 0.9, 0.93, 0.97],
    [0, 0.55, 0.7, 0.8, 0.95],
    [0, 0.3, 0.6, 0.8, 0.95],
  ],
  /** An own majority that lacks one, two, three or more pieces comes about and then holds, in the same three cases. */
  overtakes: [
    [1, 0.4],
    [1, 0.28, 0.15, 0.08, 0.03],
    [1, 0.15, 0.08, 0.045, 0.02],
  ],
  /** The same for another player, whose turn comes before the own answer: there it does not matter who else has pieces. */
  othersHold: [0, 0.7, 0.85, 0.93, 0.96],
  othersOvertake: [1, 0.4, 0.22, 0.12, 0.05],
  /** An attack that lacks no, one, two, or more bomb points comes about (R10.3). */
  bombsMissing: [0.75, 0.4, 0.27, 0.18, 0.1, 0.05],
  /** No agent stands where one is needed for an attack. */
  agentMissing: 0.3,
  /** The card for an attack is not in hand, or the hand is not known. */
  attackSomeTime: 0.4,
  /** Bomb points from the hand that a player whose hand is not known is thought to have. */
  bombsInUnknownHand: 1.5,
  /** Points of a kill (R18.22), where the card is not known. */
  killPoints: 3.4,
  /** Of several prospects the second, third and fourth best are come to later, if ever. */
  prospects: [1, 0.65, 0.4, 0.25],
  /** An insanity symbol loses a token half the time (R6.6g). */
  insanity: -0.35,
  /** An action of this turn not yet taken (R4.1). */
  action: 0.5,

  // ---- the end ----
  /** A marker that lacks one, two … steps to 10 gets there before the next turn (R16.2), by chance of another player. */
  markerEnds: [1, 0.25, 0.2, 0.1, 0.04],
  /** A total that lacks no more than that many points reaches the target (R16.1). */
  targetEnds: [1, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05],
  /** A Restorationist with one, two … agents on the board (none: only before the first turn) is revealed (R13.5). */
  lastAgentsFall: [0, 0.22, 0.05, 0.02],
  /** The same by Sanity tokens. */
  lastTokensGo: [0, 0.08, 0.02, 0],

  // ---- how sure a lead is ----
  /** A lead of so many projected points wins three times in four at the start; at the end a smaller one does. */
  leadAtStart: 6,
  leadAtEnd: 2.5,
  /** Which side pays the penalty of R17.7 is as open as two totals so far apart. */
  penaltyOpen: 2,

  // ---- patience, in chances to win ----
  /** A pass must be better than everything else by so much: who passes draws no card either. */
  pass: 0.02,
  /** After so many moves a seat a match is a standstill; from then on play becomes wilder by so much a move. */
  patience: 150,
  wilder: 0.002,

  // ---- what a player's behaviour tells of the side, in log-odds for Restorationist ----
  perRestorationistPoint: 0.35,
  perLoyalistPoint: -0.35,
  /** Kill points count for Loyalists only (R17.4), but agents also die for other reasons. */
  perKillPoint: -0.1,
  /** A claimed card with steps of a marker was claimed to move it; who moved one is not on the table any more. */
  perStepClaimed: 0.2,
  /** Nobody is as sure as the sum of what was seen: claims have other reasons too. */
  mostTold: 1.6,
} as const;

/** What the text of a card is worth for one play, for a Loyalist and a Restorationist. */
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
