// Judges an answer anew: whether another one was better by more than two standard errors, in fresh deals of the hidden cards and
// at ten times the effort of `steady` at the end of a match.
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Option, State } from '@gaslamp/kernel/state';
import { candidatesOf, type Effort, trusted } from '../src/answer.ts';
import type { Situation } from '../src/bot.ts';
import { chosen, mean, standardError } from '../src/compare.ts';
import type { Craft } from '../src/craft.ts';
import * as emerald1e from '../src/emerald-1e/bots.ts';
import * as emerald2e from '../src/emerald-2e/bots.ts';
import type { Looks } from '../src/levels.ts';
import * as nantyNarking from '../src/nanty-narking/bots.ts';
import { rollout } from '../src/rollout.ts';
import { bestPlan, type Plan } from '../src/search.ts';

export interface Answered {
  readonly situation: Situation;
  readonly option: Option;
}

/** An answer that was better, and what it gains: a difference of the chance to win, with its standard error. */
export interface Better {
  readonly option: Option;
  readonly gain: number;
  readonly error: number;
}

const TIMES = 10;
/** Number of standard errors. */
const SURE = 2;
/** Separates the dice from those of the match, which has the same seed. */
const OTHER_SEED = 0x51ed;

/** Returns the function for a game that judges an answer of one of its matches by the seed, null if no other one was better. */
export function hindsightOf(id: string): (of: Answered, seed: number) => Better | null {
  if (id === 'emerald-2e') return (of, seed) => betterThan(emerald2e.craft, emerald2e.looks, of, seed);
  if (id === 'emerald-1e') return (of, seed) => betterThan(emerald1e.craft, emerald1e.looks, of, seed);
  if (id === 'nanty-narking') return (of, seed) => betterThan(nantyNarking.craft, nantyNarking.looks, of, seed);
  throw new Error(`no levels for game "${id}"`);
}

/** One half of the worlds chooses the best other answer, the other half compares: a choice among many would seem better by luck. */
function betterThan<S extends State, D>(
  craft: Craft<S, D>,
  { effort, steady }: Looks,
  { situation, option }: Answered,
  seed: number,
): Better | null {
  const { game, look, world, imagine, options } = craft.think({
    ...situation,
    dice: new FastDice(Math.imul(seed, OTHER_SEED)),
  });
  const found = candidatesOf(look, world, options, tenfold(effort));
  const candidates = trusted(look, found, imagine, TIMES * effort.trials);
  const mine =
    candidates.find((one) => one.option === option)?.plan ?? bestPlan(look, world, option, TIMES * effort.finalBudget);
  const others = chosen(candidates, steady.finalists).filter((one) => one.option !== option);
  const turns = steady.turns(world.seats);

  /** Returns the gains of a plan over the one that was chosen, each in another world. */
  function gainsOf(plans: readonly Plan[]): readonly (readonly number[])[] {
    const gains = plans.map((): number[] => []);
    for (let left = TIMES * steady.atEnd * steady.rollouts; left > 0; left -= steady.finalists) {
      const dealt = imagine();
      const dice = look.dice.roll(1 << 30);
      const play = ({ answers }: Plan) => rollout(craft, game, look, dealt, answers, turns, new FastDice(dice));
      const base = play(mine);
      for (const [i, plan] of plans.entries()) at(gains, i).push(play(plan) - base);
    }
    return gains;
  }

  if (others.length === 0) return null;
  const means = gainsOf(others.map(({ plan }) => plan)).map(mean);
  const best = at(others, means.indexOf(Math.max(...means)));
  const [gains = []] = gainsOf([best.plan]);
  const [gain, error] = [mean(gains), standardError(gains)];
  return gain > SURE * error ? { option: best.option, gain, error } : null;
}

const tenfold = (effort: Effort): Effort => ({
  ...effort,
  budget: TIMES * effort.budget,
  finalBudget: TIMES * effort.finalBudget,
});
