import { type VerbSpecs, verbsOf } from '@gaslamp/kernel/verbs';
import { AGENT_PLACES, CARDS, CITIES, CUBE_PLACES, DAYS, TARGETS, TRACKS } from '../box/ids.ts';

/** All verbs of this game. The order is part of the save format: append only. */
export const VERBS = {
  pass: {},
  end: {},
  done: {},
  confirm: {},
  // Verbs that begin an action in a turn.
  place: { city: CITIES },
  claim: { city: CITIES },
  retrieve: {},
  move: { city: CITIES },
  markers: {},
  assassinate: { target: TARGETS, city: CITIES },
  discard: {},
  play: { card: CARDS },
  release: { card: CARDS },
  // Verbs that compose it.
  pick: { card: CARDS },
  advance: { track: TRACKS, card: CARDS },
  take: { from: CUBE_PLACES },
  to: { city: CITIES },
  at: { city: CITIES },
  from: { from: AGENT_PLACES },
  remove: { owner: DAYS, city: CITIES },
  send: { owner: DAYS, city: CITIES },
  player: { player: DAYS },
  use: { card: CARDS },
  raise: { city: CITIES },
} as const satisfies VerbSpecs;
export type VerbName = keyof typeof VERBS;

const { verbs, made } = verbsOf(VERBS);

export { verbs };
/** The verbs that queries read; pages load only these. */
export const { pick, advance, take, to } = made;
export const { pass, end, done, confirm } = made;
export const { place, claim, retrieve, move, markers, assassinate, discard, play, release } = made;
export const { at, from, remove, send, player, use, raise } = made;
