// Compares the best candidates by rollouts in the same dealt worlds.
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import type { Candidate } from './answer.ts';
import type { Craft, Thinking } from './craft.ts';
import { rollout } from './rollout.ts';

/** The extent of a comparison. */
export interface Depth {
  /** Number of candidates, the best ones. */
  readonly finalists: number;
  /** Number of rollouts in total. */
  readonly rollouts: number;
  /** Number of worlds after which candidates are given up. */
  readonly worlds: number;
  /** Factor of both if a candidate ends the match: no later answer makes up for that one. */
  readonly atEnd: number;
  /** Returns the number of turns that a rollout lasts, beginning with the current one. */
  readonly turns: (seats: number) => number;
}
/** A candidate replaces the first one only if it gains more than this many standard errors. */
const SURE = 1;
/** A candidate that lags this many standard errors behind the best one is given up. */
const HOPELESS = 1.5;

/** Yields the best option after each world. The candidates are sorted, the best one first. */
export function* compared<S extends State, D>(
  craft: Craft<S, D>,
  { game, look, world: { seats }, imagine }: Pick<Thinking<S, D>, 'game' | 'look' | 'world' | 'imagine'>,
  candidates: readonly Candidate[],
  depth: Depth,
): Generator<Option> {
  const first = at(candidates, 0);
  const turns = depth.turns(seats);
  const best = chosen(candidates, Math.min(depth.finalists, Math.max(2, depth.rollouts)));
  const times = best.some(({ plan }) => plan.over) ? depth.atEnd : 1;
  let open = best.map(({ option, plan, leaning }) => ({
    option,
    answers: plan.answers,
    leaning,
    gains: [] as number[],
  }));
  if (open.length < 2) return;
  for (let left = times * depth.rollouts; left >= open.length && open.length > 1; left -= open.length) {
    const world = imagine();
    const seed = look.dice.roll(1 << 30);
    let base = 0;
    for (const [i, { answers, leaning, gains }] of open.entries()) {
      const value = rollout(craft, game, look, world, answers, turns, new FastDice(seed)) + leaning;
      if (i === 0) base = value;
      gains.push(value - base);
    }
    const means = open.map(({ gains }) => mean(gains));
    const most = Math.max(...means);
    const better = open.findIndex(
      ({ gains }, i) => i > 0 && at(means, i) === most && most > SURE * standardError(gains),
    );
    yield better < 0 ? first.option : at(open, better).option;
    if (at(open, 0).gains.length >= times * depth.worlds)
      open = open.filter(({ gains }, i) => i === 0 || at(means, i) + HOPELESS * standardError(gains) >= most);
  }
}

/**
 * Returns the best candidates. Before a match is ended, ending it is compared with going on: if the best ones all end it, the
 * best one that does not is among them.
 */
export function chosen(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  const best = candidates.slice(0, most);
  const goesOn = candidates.find(({ plan }) => !plan.over);
  return goesOn === undefined || best.includes(goesOn) ? best : [...best, goesOn];
}

export const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

/** Returns the standard error of the mean; infinite for fewer than two values. */
export function standardError(of: readonly number[]): number {
  if (of.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(of);
  const squares = of.reduce((sum, one) => sum + (one - middle) * (one - middle), 0);
  return Math.sqrt(squares / (of.length - 1) / of.length);
}
