import { type VerbSpecs, verbsOf } from '@gaslamp/kernel/verbs';
import { AGENTS, AIMS, CARDS, CITIES, CUBE_PLACES, DAYS, TARGETS, TRACKS } from '../box/ids.ts';

/** All verbs of this game. The order is part of the save format: append only. */
export const VERBS = {
  pass: {},
  done: {},
  confirm: {},
  // Verbs that begin the eleven actions of R6. A card is played for its text, to attack or to hide.
  place: { target: TARGETS },
  claim: { target: TARGETS },
  retrieve: {},
  buy: {},
  move: { agent: AGENTS },
  markers: {},
  discard: {},
  reveal: {},
  expose: { agent: AGENTS },
  play: { card: CARDS },
  attack: { card: CARDS },
  hide: { card: CARDS },
  // Verbs that compose them.
  pick: { card: CARDS },
  text: { card: CARDS },
  advance: { track: TRACKS, card: CARDS },
  take: { from: CUBE_PLACES },
  to: { city: CITIES },
  at: { city: CITIES },
  agent: { agent: AGENTS },
  aim: { aim: AIMS },
  send: { owner: DAYS, target: TARGETS },
  player: { player: DAYS },
  block: { target: TARGETS },
  unblock: { target: TARGETS },
  strike: { city: CITIES },
  bury: { city: CITIES },
  peek: { city: CITIES },
  turn: { agent: AGENTS },
  bite: { agent: AGENTS },
  raise: { city: CITIES },
  // Windows (R11.4, R11.7) and markers.
  thwart: { agent: AGENTS },
  keep: {},
  give: {},
  mad: {},
  sane: {},
} as const satisfies VerbSpecs;
export type VerbName = keyof typeof VERBS;

const { verbs, made } = verbsOf(VERBS);

export { verbs };
/** The verbs that queries read; pages load only these. */
export const { pick, text, advance, take, to } = made;
export const { pass, done, confirm, retrieve, buy, markers, discard, reveal, keep, give, mad, sane } = made;
export const { place, claim, move, expose, play, attack, hide, at, agent, aim } = made;
export const { send, player, block, unblock, strike, bury, peek, turn, bite, raise, thwart } = made;
