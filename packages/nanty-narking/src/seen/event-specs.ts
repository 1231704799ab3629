// All events, in the order of the rulebook. (`EVENTS` in ids.ts are cards.)
import { type EventSpecs, telling } from '@gaslamp/kernel/events';

export const EVENT_SPECS = {
  // R2 Setup
  dealtPersonality: { fields: ['player', 'personality'], secret: ['personality'], to: ['player'] },
  first: { fields: ['player'] },
  // R3 The turn
  turn: { fields: ['player'] },
  played: { fields: ['player', 'card'] },
  skipped: { fields: ['player', 'card', 'index'] },
  drew: { fields: ['player', 'card'], secret: ['card'], to: ['player'] },
  discarded: { fields: ['player', 'card'] },
  money: { fields: ['player', 'amount'] },
  paid: { fields: ['player', 'to', 'amount'] },
  // R4 Pawns and trouble
  placed: { fields: ['pawn', 'area'] },
  moved: { fields: ['pawn', 'from', 'to'] },
  removed: { fields: ['pawn', 'area'] },
  trouble: { fields: ['area'] },
  calm: { fields: ['area'] },
  // R5 Buildings and abilities
  built: { fields: ['player', 'area', 'price'] },
  buildingRemoved: { fields: ['player', 'area'] },
  ability: { fields: ['player', 'area'] },
  // R9 Texts
  loan: { fields: ['player', 'card'] },
  passed: { fields: ['player', 'to', 'back', 'card'], secret: ['card'], to: ['player', 'to'] },
  burdened: { fields: ['player', 'card'] },
  swappedPersonality: { fields: ['player', 'personality'], secret: ['personality'], to: ['player'] },
  peeked: { fields: ['player', 'personality'], secret: ['personality'], to: ['player'] },
  looked: { fields: ['player', 'owner', 'card'], secret: ['card'], to: ['player', 'owner'] },
  swappedHands: { fields: ['player', 'owner'] },
  bought: { fields: ['player', 'owner', 'area'] },
  die: { fields: ['player', 'face'] },
  // R10 Interrupts. Only an agent about to be moved has `to`.
  threat: { fields: ['player', 'owner', 'area', 'harm', 'cause', 'other', 'amount'], may: ['to'] },
  interrupted: { fields: ['player', 'card', 'area', 'harm'] },
  kept: { fields: ['player', 'card'] },
  // R11 Random events
  event: { fields: ['player', 'event'] },
  rolled: { fields: ['player', 'face', 'area'] },
  victim: { fields: ['player', 'pawn', 'area'] },
  spared: { fields: ['player', 'what', 'area'] },
  missed: { fields: ['event'] },
  fogged: { fields: ['card'] },
  setAside: { fields: ['player', 'area'] },
  // R12 The end
  personality: { fields: ['player', 'personality'] },
  ended: { fields: ['reason'] },
} as const satisfies EventSpecs;

// A table reads the declarations, and tells nothing.
export const { tell, tellOpenly } = /* @__PURE__ */ telling(EVENT_SPECS);
