// How near the others were to each seat's secret: how likely bots in their seats would have held what it really was.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { Bot } from './bot.ts';

/** What a seat was at a moment, and what the others would have held of that. */
export interface Held {
  /** In the game's name. */
  readonly side: string;
  /** Of that side, or of one that nothing tells from it: on average of the others, each by what they may know. */
  readonly chance: number;
  /** There are sides that nothing tells from it. */
  readonly alike: boolean;
}

/** By seat, in a whole state; null for a game without secret sides, or with bots that do not go by them. A function of the seed. */
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

/** More likely than this is likely: more than three of four. */
const LIKELY = 3 / 4;
/** What is added up may miss 1 by a rounding. */
const CERTAIN = 1 - 1e-9;

/** When a secret of a seat came out: the first of the moments from which it stayed so up to the end. Null: not before the end. */
export interface CameOut {
  readonly likely: number | null;
  readonly certain: number | null;
}
/** Of the held side of one seat, moment by moment; the last one is the end of the match. What it was before, it had not to be known for. */
export function cameOut(held: readonly Held[]): CameOut {
  const last = held.length - 1;
  const end = at(held, last);
  const since = (more: number): number | null => {
    const before = held.findLastIndex(({ side, chance }) => side !== end.side || chance <= more);
    return before + 1 < last ? before + 1 : null;
  };
  return { likely: since(LIKELY), certain: since(CERTAIN) };
}
