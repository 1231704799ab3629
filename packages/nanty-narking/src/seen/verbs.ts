import { type VerbSpecs, verbsOf } from '@gaslamp/kernel/verbs';
import { AREAS, CARDS, COLOURS, PAWNS, SPARED } from '../box/ids.ts';

/** All verbs with their arguments. The order is part of the save format: append only. */
export const VERBS = {
  pass: {},
  done: {},
  skip: {},
  /** Ends a card, or a turn without one. */
  end: {},
  // A turn's card, and the symbols of a card from top to bottom.
  play: { card: CARDS },
  place: { area: AREAS },
  /** If the supply has no agent, one is lifted for it (R4.9). */
  lift: { from: AREAS, area: AREAS },
  build: { area: AREAS },
  /** If the supply has no building, one is given up for it (R5.4). */
  rebuild: { from: AREAS, area: AREAS },
  /** A pawn to be removed, moved or swapped. */
  pawn: { pawn: PAWNS, area: AREAS },
  clear: { area: AREAS },
  money: {},
  text: {},
  event: {},
  // Between two actions.
  ability: { area: AREAS },
  drop: { card: CARDS },
  /** Uses an interrupt card for its effect. */
  use: { card: CARDS },
  // Answers to texts, events and abilities.
  player: { player: COLOURS },
  to: { area: AREAS },
  trouble: { area: AREAS },
  building: { area: AREAS },
  /** Buys a building from its owner and gives up one of the player's own (R9.35, R5.4). */
  exchange: { from: AREAS, area: AREAS },
  give: { card: CARDS },
  discard: { card: CARDS },
  keep: { card: CARDS },
  pay: {},
  accept: {},
  spare: { what: SPARED, area: AREAS },
  /** Moves an agent out of the flood (R11.4). */
  flee: { from: AREAS, to: AREAS },
} as const satisfies VerbSpecs;
export type VerbName = keyof typeof VERBS;

const { verbs, made } = verbsOf(VERBS);

export { verbs };
export const {
  pass,
  done,
  skip,
  end,
  play,
  place,
  lift,
  build,
  rebuild,
  pawn,
  clear,
  money,
  text,
  event,
  ability,
  drop,
  use,
  player,
  to,
  trouble,
  building,
  exchange,
  give,
  discard,
  keep,
  pay,
  accept,
  spare,
  flee,
} = made;
