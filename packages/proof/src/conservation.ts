import type { State } from '@gaslamp/kernel/state';
import { fail } from './failure.ts';
import { oracleOf } from './games.ts';
import { together, type Watching } from './watch.ts';

/** Maximum number of frames on an agenda; a longer one is assumed to grow without bound. */
const DEEPEST = 64;
/** One in this many states is checked, and the last one: losses are permanent. */
const EVERY = 16;

/**
 * Checks that pieces and items never appear or vanish and lie where the rules allow it and the events moved them, that every
 * field is an integer in its range, that no field is added or removed, and that the agenda stays short.
 */
export const watchPieces: Watching = (game, seats, seed, log) => {
  const where = { property: 'conservation', game: game.id, seats, seed };
  const oracle = oracleOf(game);
  const story = oracle.follow?.(seats);
  const fields = Object.keys(game.setup(seats, {})).sort().join();
  let states = 0;
  const check = (s: State) => {
    const wrong = malformed(s, fields) ?? oracle.wrong(s);
    if (wrong !== null) fail({ ...where, move: s.move }, wrong);
    states++;
  };
  const follow = (s: State) => {
    const other = story?.unlike(s, log) ?? null;
    if (other !== null) fail({ ...where, move: s.move }, other);
  };
  return {
    look({ s }, n) {
      follow(s);
      if ((n + seed) % EVERY === 0) check(s);
    },
    end({ s }) {
      follow(s);
      check(s);
      return { states };
    },
  };
};
export const conservation = together(watchPieces);

/** Reports anything in a state that no game may have. */
function malformed(s: State, fields: string): string | null {
  const found = Object.keys(s).sort().join();
  if (found !== fields) return `fields are ${found}`;
  for (const [name, value] of Object.entries(s)) {
    if (name === 'agenda') continue;
    if (typeof value === 'number' ? !Number.isInteger(value) : !(Array.isArray(value) && value.every(Number.isInteger)))
      return `${name} is no integer or list of integers: ${JSON.stringify(value)}`;
  }
  if (s.agenda.length > DEEPEST) return `${s.agenda.length} frames on the agenda`;
  for (const frame of s.agenda)
    for (const [name, value] of Object.entries(frame))
      if (name !== 'effect' && !Number.isInteger(value)) return `frame ${frame.effect} holds ${name}: ${value}`;
  return s.seenBy.length === s.place.length ? null : `${s.seenBy.length} masks for ${s.place.length} items`;
}
