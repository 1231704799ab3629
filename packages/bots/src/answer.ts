// From a question to an answer: a plan for every option, a closer look at the best, and no belief in strokes of luck.

import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import { bestPlan, type Outlook, type Plan, tryPlan } from './search.ts';

/** How much a player looks at before an answer. */
export interface Effort {
  /** Plans looked at for one answer, over all options. */
  readonly budget: number;
  /** Options that are looked at once more, and at how many plans of each. */
  readonly finalists: number;
  readonly finalBudget: number;
  /** Worlds in which a plan that chance has a say in is tried before it is believed. */
  readonly trials: number;
}

/**
 * The option with which the best plan begins. `world` is dealt from the view, `imagine` deals further ones; `leanings` speak
 * for or against each option besides where it leads.
 */
export function bestAnswer<S extends State, D>(
  look: Outlook<S, D>,
  world: S,
  imagine: () => S,
  options: readonly Option[],
  { budget, finalists, finalBudget, trials }: Effort,
  leanings: readonly number[] = [],
): Option {
  const each = Math.max(2, Math.floor(budget / options.length));
  const candidates = options
    .map((option, i) => leaned(option, bestPlan(look, world, option, each), leanings[i] ?? 0))
    .sort(byValue);
  if (each < finalBudget)
    for (const [i, { option, plan, leaning }] of candidates.slice(0, finalists).entries()) {
      const again = bestPlan(look, world, option, finalBudget);
      if (again.value > plan.value) candidates[i] = leaned(option, again, leaning);
    }
  return believed(look, candidates, imagine, trials);
}

/** An option with its best plan, and what speaks for or against it besides where that leads. */
interface Candidate {
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
 * The option with the best plan whose value is no stroke of luck: while the best one depends on chance, it is
 * tried in other worlds and takes the average for its value.
 */
function believed<S extends State, D>(
  look: Outlook<S, D>,
  candidates: Candidate[],
  imagine: () => S,
  trials: number,
): Option {
  for (;;) {
    candidates.sort(byValue);
    const { option, plan, leaning } = at(candidates, 0);
    if (!plan.open) return option;
    let sum = 0;
    for (let i = 0; i < trials; i++) sum += tryPlan(look, imagine(), plan);
    candidates[0] = leaned(option, { ...plan, value: sum / trials, open: false }, leaning);
  }
}
