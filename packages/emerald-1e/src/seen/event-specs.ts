import { type EventSpecs, telling } from '@gaslamp/kernel/events';

/** All events, in the order of the rulebook. */
export const EVENT_SPECS = {
  // R2
  first: { fields: ['player'] },
  turnedUp: { fields: ['city', 'card'] },
  effectUp: { fields: ['target', 'card'] },
  /** A token drawn to choose from (R20 Pinkerton), which only its player sees. */
  tokenSeen: { fields: ['player', 'agent'], secret: ['agent'], to: ['player'] },
  /** Only its player sees the token. */
  token: { fields: ['player', 'agent'], secret: ['agent'], to: ['player'] },
  agentArrives: { fields: ['player', 'agent', 'city'] },
  // R3
  turn: { fields: ['player'] },
  drew: { fields: ['player', 'card'], secret: ['card'], to: ['player'] },
  reshuffled: { fields: ['player'] },
  // R4
  played: { fields: ['player', 'card', 'use'] },
  cardRemoved: { fields: ['card'] },
  /** By a switch, the card of an agent leaves with it; everybody sees from which pile (R8.7). */
  cardTaken: { fields: ['owner', 'card', 'pile'] },
  // R6
  cubesPlaced: { fields: ['player', 'target', 'count'] },
  claimed: { fields: ['player', 'target', 'card'] },
  cubesToLimbo: { fields: ['owner', 'target', 'count'] },
  cubesHome: { fields: ['owner', 'target', 'count'] },
  cubesFreed: { fields: ['owner', 'count'] },
  cubesBought: { fields: ['player', 'count'] },
  agentMoved: { fields: ['player', 'agent', 'from', 'to'] },
  marker: { fields: ['track', 'from', 'to'] },
  /** If there are several cards, only the top one is shown (R6.7). */
  discarded: { fields: ['player', 'card'] },
  discardedUnder: { fields: ['player', 'card'], secret: ['card'], to: ['player'] },
  /** The new top card of a discard pile whose last known card has gone (R21). */
  uncovered: { fields: ['player', 'card'] },
  passed: { fields: ['player'] },
  // R7
  cityTaken: { fields: ['player', 'city', 'from'] },
  cardHandedOver: { fields: ['from', 'to', 'card', 'pile'] },
  // R8
  controlPassed: { fields: ['from', 'to', 'agent'] },
  agentKilled: { fields: ['player', 'owner', 'agent', 'city'] },
  agentGone: { fields: ['owner', 'agent', 'city'] },
  // R9
  known: { fields: ['player'] },
  // R10
  attack: { fields: ['player', 'executor', 'target', 'city', 'bombs'] },
  hiding: { fields: ['player', 'executor', 'target', 'city', 'bombs'] },
  royalKilled: { fields: ['player', 'royal', 'city'] },
  royalHidden: { fields: ['player', 'royal', 'city'] },
  // R11
  exposed: { fields: ['player', 'owner', 'agent', 'city'] },
  keptControl: { fields: ['player', 'agent'] },
  foiled: { fields: ['player', 'target', 'city'] },
  // R12
  discPlaced: { fields: ['player', 'target'] },
  discRemoved: { fields: ['player', 'target'] },
  // R13
  vampire: { fields: ['player', 'agent', 'city'] },
  zombieRaised: { fields: ['player', 'city'] },
  // R14
  sanity: { fields: ['player', 'mad'] },
  sanityEmpty: { fields: ['player'] },
  // R15, R17
  revealed: { fields: ['player', 'restorationist'] },
  changedHeart: { fields: ['player'] },
  over: { fields: ['reason'] },
  identity: { fields: ['player', 'restorationist'] },
  // R20
  devoured: { fields: ['city', 'unseen'] },
  buried: { fields: ['city', 'card'] },
  lookedUnder: { fields: ['player', 'city', 'card'], secret: ['card'], to: ['player'] },
  looked: { fields: ['player', 'owner', 'card'], secret: ['card'], to: ['player'] },
  lifted: { fields: ['player', 'agent', 'city'] },
  landed: { fields: ['player', 'agent', 'city'] },
  sacrificed: { fields: ['player', 'agent', 'city'] },
  healed: { fields: ['player'] },
  banished: { fields: ['player'] },
  necronomicon: { fields: ['player'] },
} as const satisfies EventSpecs;

// A table reads the declarations, and tells nothing.
export const { tell } = /* @__PURE__ */ telling(EVENT_SPECS);
