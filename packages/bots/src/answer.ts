// From a question to an answer: a plan for every option, a closer look at the best, and no belief in strokes of luck.
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
  const candidates = options.map((option, i) => leaned(bestPlan(look, world, option, each), leanings[i] ?? 0));
  candidates.sort(byValue);
  if (each < finalBudget)
    for (let i = 0; i < finalists && i < candidates.length; i++) {
      const { plan, leaning } = candidates[i]!;
      const again = bestPlan(look, world, plan.answers[0]!, finalBudget);
      if (again.value > plan.value) candidates[i] = leaned(again, leaning);
    }
  return believed(look, candidates, imagine, trials);
}

/** A plan, and what speaks for or against its first answer besides where it leads. */
interface Candidate {
  readonly plan: Plan;
  readonly leaning: number;
  readonly value: number;
}
const leaned = (plan: Plan, leaning: number): Candidate => ({ plan, leaning, value: plan.value + leaning });
const byValue = (a: Candidate, b: Candidate): number => b.value - a.value;

/**
 * The first answer of the best plan whose value is no stroke of luck: while the best one depends on chance, it is
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
    const { plan, leaning } = candidates[0]!;
    if (!plan.open) return plan.answers[0]!;
    let sum = 0;
    for (let i = 0; i < trials; i++) sum += tryPlan(look, imagine(), plan);
    candidates[0] = leaned({ ...plan, value: sum / trials, open: false }, leaning);
  }
}
