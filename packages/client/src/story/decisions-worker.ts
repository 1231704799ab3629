// Off the page's own thread: which decisions moved a match most, and what the bot would have done in their place.
import type { Bot } from '@gaslamp/bots/bot';
import { closer, type Decisive } from '@gaslamp/bots/decisions';
import { FallenDice, stepOf } from '@gaslamp/bots/step';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { hash, type Player, type State } from '@gaslamp/kernel/state';
import { openRow } from '@gaslamp/record/reel';
import type { Opened } from '../replay/whole.ts';
import { stepsOf } from './steps.ts';

/** A decision that moved the match, with the step that it was and the one that the bot would have done. */
export interface Decided extends Omit<Decisive, 'moment' | 'next'> {
  /** The moment at which it was decided, and by whom, the turn that this was in, and the moment to which the step led. */
  readonly before: number;
  readonly by: Player;
  readonly turn: number;
  readonly moment: number;
  readonly row: PublishedRow;
  /** Null: the same. */
  readonly bots: PublishedRow | null;
}
/** How far the look at the decisions has come. */
export interface Deciding {
  readonly moments: number;
  readonly playouts: number;
  /** The largest move first, once all is done. */
  readonly decided: readonly Decided[] | null;
}

/** Between these pairs of moments; `known` are the shares that were judged by the same bot, playouts and seed. */
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
  const told = ({ moment: before, seat, from, to }: Decisive): Decided => {
    const { moment, row, said, by } = steps.played(before);
    const step = stepOf(game, stateAt(before), bot, new FallenDice(said, game.nameOf, seed), seed);
    const bots = openRow(step.row);
    const then = stateAt(moment);
    const alike = JSON.stringify(bots.events) === JSON.stringify(row.events);
    // Where the log is silent on the decision itself, others had a say in what is told.
    const same = row.move === then.move ? alike : hash(step.s) === hash(then);
    return { ...{ before, by, moment, seat, from, to, row }, turn: at(reel.turns, before), bots: same ? null : bots };
  };
  for (const { decisive, ...looked } of closer(game, stateAt, stretches, new Map(known), bot, playouts, seed)) {
    const found = decisive?.filter((one) => one !== null).map(told) ?? null;
    found?.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
    yield { ...looked, decided: found };
  }
}
