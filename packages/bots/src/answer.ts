// Chooses an answer to a question: finds a plan for every option, searches the best ones further, and distrusts strokes of
// luck.

import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import { bestPlan, type Outlook, type Plan, tryPlan } from './search.ts';

/** Search budget for one answer. */
export interface Effort {
  /** Number of plans evaluated for one answer, over all options. */
  readonly budget: number;
  /** Least number of plans for each option, if not 2. */
  readonly least?: number;
  /** Number of options that are searched again, and the number of plans for each. */
  readonly finalists: number;
  readonly finalBudget: number;
  /** Number of worlds in which a plan that depends on chance is tried before it is trusted. */
  readonly trials: number;
}

/**
 * Returns the option with which the best plan begins. `world` is dealt from the view, and `imagine` deals further worlds.
 * `leanings` are added to the values of the options.
 */
export function bestAnswer<S extends State, D>(
  look: Outlook<S, D>,
  world: S,
  imagine: () => S,
  options: readonly Option[],
  effort: Effort,
  leanings: readonly number[] = [],
): Option {
  return at(trusted(look, candidatesOf(look, world, options, effort, leanings), imagine, effort.trials), 0).option;
}

/** Returns every option with its best plan. */
export function candidatesOf<S extends State, D>(
  look: Outlook<S, D>,
  world: S,
  options: readonly Option[],
  { budget, least = 2, finalists, finalBudget }: Effort,
  leanings: readonly number[] = [],
): Candidate[] {
  const each = Math.max(least, Math.floor(budget / options.length));
  const candidates = options
    .map((option, i) => leaned(option, bestPlan(look, world, option, each), leanings[i] ?? 0))
    .sort(byValue);
  if (each < finalBudget)
    for (const [i, { option, plan, leaning }] of candidates.slice(0, finalists).entries()) {
      const again = bestPlan(look, world, option, finalBudget);
      if (again.value > plan.value) candidates[i] = leaned(option, again, leaning);
    }
  return candidates;
}

/** An option with its best plan, and the bonus or malus of the option itself. */
export interface Candidate {
  readonly option: Option;
  readonly plan: Plan;
  readonly leaning: number;
  readonly value: number;
}
const leaned = (option: Option, plan: Plan, leaning: number): Candidate => ({
  option,
  plan,
  leaning,
  value: plan.value + leaning,
});
const byValue = (a: Candidate, b: Candidate): number => b.value - a.value;

/**
 * Sorts the candidates, the best reliable plan first: while the best plan depends on chance, it is tried in other worlds and its
 * value replaced by the average.
 */
export function trusted<S extends State, D>(
  look: Outlook<S, D>,
  candidates: Candidate[],
  imagine: () => S,
  trials: number,
): readonly Candidate[] {
  for (;;) {
    candidates.sort(byValue);
    const { option, plan, leaning } = at(candidates, 0);
    if (!plan.open) return candidates;
    let sum = 0;
    for (let i = 0; i < trials; i++) sum += tryPlan(look, imagine(), plan);
    candidates[0] = leaned(option, { ...plan, value: sum / trials, open: false }, leaning);
  }
}
