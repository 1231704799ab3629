// Measures how near the others were to each seat's secret: the belief of bots in their seats in its real side.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Bot } from './bot.ts';

/** A seat's side at a moment, and the others' belief in it. */
export interface Held {
  /** By its name in the game. */
  readonly side: string;
  /** The belief in that side or one indistinguishable from it, averaged over the others, each by what they may know. */
  readonly chance: number;
  /** True if there are indistinguishable sides. */
  readonly alike: boolean;
}

/**
 * Returns the beliefs in a full state by seat; null for a game without secret sides, or for bots without beliefs. Determined by
 * the seed.
 */
export function heldIn(game: AnyGame, s: State, { thoughts }: Bot, seed: number): Held[] | null {
  const { sides, data } = game;
  if (!sides || thoughts === undefined) return null;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const minds = seats.map((viewer) => thoughts({ game, view: view(game, s, viewer), dice: new FastDice(seed) }));
  return seats.map((seat) => {
    const side = sides.of({ s, data }, seat);
    const right = minds
      .flatMap((mind, viewer) => (viewer === seat ? [] : [at(mind, seat)]))
      .map((of) => of.find((one) => one.sides.includes(side)));
    const sum = right.reduce((all, one) => all + (one?.chance ?? 0), 0);
    return { side, chance: sum / right.length, alike: right.some((one) => one !== undefined && one.sides.length > 1) };
  });
}

/** Beliefs above this count as likely. */
const LIKELY = 3 / 4;
/** Tolerance for rounding in sums of probabilities. */
const CERTAIN = 1 - 1e-9;

/** The first moments from which a seat's secret stayed likely or certain until the end; null if only at the end. */
export interface CameOut {
  readonly likely: number | null;
  readonly certain: number | null;
}
/**
 * Analyses the beliefs about one seat, moment by moment; the last one is the end of the match. Earlier sides of the seat do not
 * count as its secret.
 */
export function cameOut(held: readonly Held[]): CameOut {
  const last = held.length - 1;
  const end = at(held, last);
  const since = (more: number): number | null => {
    const before = held.findLastIndex(({ side, chance }) => side !== end.side || chance <= more);
    return before + 1 < last ? before + 1 : null;
  };
  return { likely: since(LIKELY), certain: since(CERTAIN) };
}
