import { type EventSpecs, telling } from '@gaslamp/kernel/events';

/** All events, in the order of the rulebook. */
export const EVENT_SPECS = {
  // R2
  first: { fields: ['player'] },
  turnedUp: { fields: ['city', 'card'] },
  royaltySlides: { fields: ['city', 'card'] },
  stackEmpty: { fields: ['city'] },
  agentsPlaced: { fields: ['player', 'city', 'count'] },
  // R3
  played: { fields: ['player', 'card', 'use'] },
  // R4
  turn: { fields: ['player'] },
  drew: { fields: ['player', 'card'], secret: ['card'], to: ['player'] },
  reshuffled: { fields: ['player'] },
  // R5
  cubesPlaced: { fields: ['player', 'city', 'count'] },
  // R6
  claimed: { fields: ['player', 'city', 'card'] },
  cubesToLimbo: { fields: ['owner', 'city', 'count'] },
  cubesHome: { fields: ['owner', 'city', 'count'] },
  // R7
  cubesFreed: { fields: ['owner', 'count'] },
  // R8
  agentMoved: { fields: ['player', 'from', 'to'] },
  // R9
  marker: { fields: ['track', 'from', 'to'] },
  // R10
  attack: { fields: ['player', 'target', 'city'] },
  killed: { fields: ['player', 'owner', 'city', 'card'] },
  agentHome: { fields: ['owner', 'city'] },
  royaltyTaken: { fields: ['player', 'city', 'card'] },
  // R11
  discarded: { fields: ['player', 'card'] },
  passed: { fields: ['player'] },
  // R12
  threat: { fields: ['player', 'owner', 'city', 'harm'] },
  threatToAll: { fields: ['player', 'city', 'harm'] },
  // R13
  revealed: { fields: ['player', 'restorationist'] },
  // R14
  sanity: { fields: ['player', 'face', 'insane'] },
  // R15; kill points name their victim (R17.4).
  scored: { fields: ['player', 'type', 'points'], may: ['victim'] },
  // R16, R17
  over: { fields: ['reason'] },
  identity: { fields: ['player', 'restorationist'] },
  // R18
  changedHeart: { fields: ['player'] },
  devoured: { fields: ['city', 'unseen'] },
  agentStored: { fields: ['player', 'city', 'card'] },
  agentsReleased: { fields: ['player', 'city', 'count', 'card'] },
  healed: { fields: ['player', 'tokens'] },
  banished: { fields: ['player'] },
  cardBanished: { fields: ['owner', 'card', 'points'] },
  cardRemoved: { fields: ['city', 'card'] },
  looked: { fields: ['player', 'owner', 'card'], secret: ['card'], to: ['player'] },
  zombieRaised: { fields: ['player', 'city'] },
} as const satisfies EventSpecs;

// A table reads the declarations, and tells nothing.
export const { tell } = /* @__PURE__ */ telling(EVENT_SPECS);
