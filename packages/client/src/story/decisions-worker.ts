// Part of the worker that finds the decisions with the largest effect on a match, and what the bot would have done instead.
import type { Bot } from '@gaslamp/bots/bot';
import { closer, type Decisive } from '@gaslamp/bots/decisions';
import { FallenDice, stepOf } from '@gaslamp/bots/step';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { hash, type Player, type State } from '@gaslamp/kernel/state';
import { openRow } from '@gaslamp/record/reel';
import type { Opened } from '../replay/whole.ts';
import { stepsOf } from './steps.ts';

/** A decision with a large effect, with the step played and the bot's step. */
export interface Decided extends Omit<Decisive, 'moment' | 'next'> {
  /** The moment of the decision, its player and turn, and the moment after the step. */
  readonly before: number;
  readonly by: Player;
  readonly turn: number;
  readonly moment: number;
  readonly row: PublishedRow;
  /** Null if it is the same. */
  readonly bots: PublishedRow | null;
}
/** Progress of the search. */
export interface Deciding {
  readonly moments: number;
  readonly playouts: number;
  /** Sorted by size, largest first; null until the search is done. */
  readonly decided: readonly Decided[] | null;
}

/** Searches between these pairs of moments; `known` are the shares judged with the same bot, playouts and seed. */
export function* decidedIn(
  match: Opened,
  pairs: readonly (readonly [number, number])[],
  known: ReadonlyMap<number, readonly number[]>,
  bot: Bot,
  playouts: number,
  seed: number,
): Generator<Deciding> {
  const { game, reel } = match;
  const steps = stepsOf(match);
  const stretches = pairs.map(([from, to]) => [...steps.decisions(from, to), to]);
  const stateAt = (moment: number): State => reel.position(moment);
  const decidedAt = ({ moment: before, seat, from, to }: Decisive): Decided => {
    const { moment, row, outcomes, by } = steps.played(before);
    const step = stepOf(game, stateAt(before), bot, new FallenDice(outcomes, game.nameOf, seed), seed);
    const bots = openRow(step.row);
    const then = stateAt(moment);
    const alike = JSON.stringify(bots.events) === JSON.stringify(row.events);
    // If the log has no events for the decision itself, the row also depends on other players, so positions are compared
    // instead.
    const same = row.move === then.move ? alike : hash(step.s) === hash(then);
    return { ...{ before, by, moment, seat, from, to, row }, turn: at(reel.turns, before), bots: same ? null : bots };
  };
  for (const { decisive, ...looked } of closer(game, stateAt, stretches, new Map(known), bot, playouts, seed)) {
    const found = decisive?.filter((one) => one !== null).map(decidedAt) ?? null;
    found?.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
    yield { ...looked, decided: found };
  }
}
