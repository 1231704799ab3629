// The levels of a game's bots: they differ in how far they look, and the lowest one overlooks options.
import type { Chance } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import { candidatesOf, type Effort, trusted } from './answer.ts';
import type { Bot, Situation } from './bot.ts';
import { compared, type Depth } from './compare.ts';
import type { Craft } from './craft.ts';

interface Skill {
  readonly effort: Effort;
  /** Rollouts that compare the best plans; null for none. */
  readonly depth: Depth | null;
  /** The mistakes; null for none. */
  readonly slips: Slips | null;
}
/** The mistakes of a bot. */
interface Slips {
  /** Chance in percent to overlook an option. */
  readonly overlooks: number;
  /** The largest whim for an option, as a chance to win in percent. */
  readonly whim: number;
}

/** The numbers that differ between games. */
export interface Looks {
  readonly effort: Effort;
  readonly steady: Depth;
  readonly sharp: Depth;
}
/** A short sight: one plan for each option, and good luck is taken for granted. */
const GENTLE: Skill = {
  effort: { budget: 12, least: 1, finalists: 0, finalBudget: 0, trials: 1 },
  depth: null,
  slips: { overlooks: 35, whim: 6 },
};

/** A view of positions, and the beliefs by which its bots play. */
interface Mind<S extends State, D> {
  readonly craft: Craft<S, D>;
  readonly thoughts: NonNullable<Bot['thoughts']>;
}

/** Returns the search budget of the strongest level. */
const longer = ({ budget, finalBudget, trials }: Effort): Effort => ({
  budget: 4 * budget,
  finalists: 6,
  finalBudget: 4 * finalBudget,
  trials: 2 * trials,
});

/** Returns the levels of a game, from weakest to strongest; the strongest one may have learned more. */
export function levelsOf<S extends State, D>(
  usual: Mind<S, D>,
  { effort, steady, sharp }: Looks,
  learned = usual,
): readonly Bot[] {
  return [
    levelOf('gentle', usual, GENTLE),
    levelOf('steady', usual, { effort, depth: steady, slips: null }),
    levelOf('sharp', learned, { effort: longer(effort), depth: sharp, slips: null }),
  ];
}

/** Returns a bot that thinks at a level. */
function levelOf<S extends State, D>(name: string, { craft, thoughts }: Mind<S, D>, skill: Skill): Bot {
  function* think(situation: Situation): Generator<Option> {
    const { decision, view } = situation;
    yield at(decision.options, 0);
    if (decision.options.length === 1) return;
    const thinking = craft.think(situation);
    const { look, world, imagine } = thinking;
    yield at(look.inOrder({ s: world, data: look.game.data }, decision), 0);
    const { effort, depth } = limited(skill, situation.effort);
    const { options, leanings } = skill.slips === null ? thinking : slipped(thinking, skill.slips, look.dice);
    const found = candidatesOf(look, world, options, effort, leanings);
    const candidates = trusted(look, found, imagine, effort.trials);
    yield at(candidates, 0).option;
    // Within a draft the plan is clear.
    if (depth !== null && view.s.step === 0) yield* compared(craft, thinking, candidates, depth);
  }
  return {
    name,
    thoughts,
    think,
    choose: (situation) => lastOf(think(situation)),
  };
}

/** Limits the plans and the rollouts to a number of each. */
function limited({ effort, depth }: Skill, most = Number.POSITIVE_INFINITY): Pick<Skill, 'effort' | 'depth'> {
  const rollouts = Math.min(depth?.rollouts ?? 0, most);
  const atEnd = Math.min(depth?.atEnd ?? 1, Math.max(1, most / rollouts));
  const short = depth && { ...depth, rollouts, atEnd };
  if (most >= effort.budget) return { effort, depth: short };
  return { effort: { budget: most, least: 1, finalists: 0, finalBudget: 0, trials: 1 }, depth: short };
}

function lastOf(options: Iterable<Option>): Option {
  let last: Option | null = null;
  for (const option of options) last = option;
  if (last === null) throw new Error('a bot thought of no answer');
  return last;
}

/** Leaves options out by chance, and adds whims to the others. At least one is left. */
function slipped(
  { options, leanings }: { readonly options: readonly Option[]; readonly leanings: readonly number[] },
  { overlooks, whim }: Slips,
  dice: Chance,
): { options: readonly Option[]; leanings: readonly number[] } {
  const all = options.map((option, i) => ({
    option,
    leaning: (leanings[i] ?? 0) + (whim * dice.roll(100)) / 10_000,
    isSeen: dice.roll(100) > overlooks,
  }));
  const seen = all.filter(({ isSeen }) => isSeen);
  const left = seen.length > 0 ? seen : all;
  return { options: left.map(({ option }) => option), leanings: left.map(({ leaning }) => leaning) };
}
