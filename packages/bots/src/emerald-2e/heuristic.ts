// A player of A Study in Emerald (2nd edition) that judges positions by rules of thumb.
import type { Data } from '@gaslamp/emerald-2e/data';
import { type Emerald, IDENTITY, UNDEALT } from '@gaslamp/emerald-2e/state';
import { pass } from '@gaslamp/emerald-2e/verbs';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { type Option, type Player, sees } from '@gaslamp/kernel/state';
import { redeal, type View } from '@gaslamp/kernel/view';
import type { Bot, Situation } from '../bot.ts';
import { beliefs, type Deal, drawDeal } from './beliefs.ts';
import { bearings } from './guess.ts';
import { bestPlan, CountedDice, countRevealed, type Outlook, type Plan, tryPlan } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** Plans looked at for one answer, over all options. */
const BUDGET = 70;
/** Options that are looked at once more, and at how many plans of each. */
const FINALISTS = 3;
const FINAL_BUDGET = 16;
/** Worlds in which a plan that chance has a say in is tried before it is believed. */
const TRIALS = 4;

export const heuristic: Bot = { name: 'heuristic', choose };

function choose({ game, view, decision, dice }: Situation): Option {
  if (game.id !== 'emerald-2e') throw new Error(`"heuristic" plays emerald-2e, not ${game.id}`);
  // The situation's game is the one whose name was just looked at.
  const emerald = game as unknown as Game<Emerald, Data>;
  const seen = view as View<Emerald>;
  const me = decision.player;
  if (decision.options.length === 1) return decision.options[0]!;
  const deals = beliefs({ s: redeal(emerald, seen, dice), data: emerald.data }, me);
  const imagine = () => dealSides(emerald, redeal(emerald, seen, dice), me, deals, dice);
  const world = imagine();
  const look: Outlook = {
    game: emerald,
    me,
    deals,
    bearings: bearings({ s: world, data: emerald.data }, me),
    dice: new CountedDice(dice),
    revealed: countRevealed(world),
  };
  const budget = Math.max(2, Math.floor(BUDGET / decision.options.length));
  const leanings = decision.options.map((option) => leaning(world, option, dice));
  const candidates = decision.options.map((option, i) => leaned(bestPlan(look, world, option, budget), leanings[i]!));
  candidates.sort(byValue);
  if (budget < FINAL_BUDGET)
    for (let i = 0; i < FINALISTS && i < candidates.length; i++) {
      const { plan, leaning } = candidates[i]!;
      const again = bestPlan(look, world, plan.answers[0]!, FINAL_BUDGET);
      if (again.value > plan.value) candidates[i] = leaned(again, leaning);
    }
  return believed(look, candidates, imagine);
}

/** A plan, and what speaks for or against its first answer besides where it leads. */
interface Candidate {
  readonly plan: Plan;
  readonly leaning: number;
  readonly value: number;
}
const leaned = (plan: Plan, leaning: number): Candidate => ({ plan, leaning, value: plan.value + leaning });
const byValue = (a: Candidate, b: Candidate): number => b.value - a.value;

/** Rather anything than a pass; and in a match that stands still, now and then something unreasonable. */
function leaning({ move, seats }: Emerald, option: Option, dice: Chance): number {
  const stuck = Math.max(0, move / seats - WEIGHTS.patience);
  const wild = stuck === 0 ? 0 : (stuck * WEIGHTS.wilder * dice.roll(100)) / 100;
  return option === pass ? -WEIGHTS.pass : wild;
}

/**
 * The first answer of the best plan whose value is no stroke of luck: while the best one depends on chance, it is
 * tried in other worlds and takes the average for its value.
 */
function believed(look: Outlook, candidates: Candidate[], imagine: () => Emerald): Option {
  for (;;) {
    candidates.sort(byValue);
    const { plan, leaning } = candidates[0]!;
    if (!plan.open) return plan.answers[0]!;
    let sum = 0;
    for (let i = 0; i < TRIALS; i++) sum += tryPlan(look, imagine(), plan);
    candidates[0] = leaned({ ...plan, value: sum / TRIALS, open: false }, leaning);
  }
}

/** Deals the identities that `me` has not seen by what is believed, instead of all alike. */
function dealSides(
  { data }: Game<Emerald, Data>,
  world: Emerald,
  me: Player,
  deals: readonly Deal[],
  dice: Chance,
): Emerald {
  const { restorationists } = drawDeal(deals, dice);
  const piles: number[][] = [[], []];
  const open: Player[] = [];
  for (let item = 0; item < world.place.length; item++) {
    const place = world.place[item]!;
    const dealt = place >= IDENTITY && place < IDENTITY + world.seats;
    if (!(dealt || place === UNDEALT) || sees(world.seenBy[item]!, me)) continue;
    if (dealt) open.push(place - IDENTITY);
    piles[Number(data.cards[data.kindOf[item]!]!.side === 'restorationist')]!.push(item);
    world.place[item] = UNDEALT;
    world.seenBy[item] = 0;
  }
  for (const player of open) {
    const item = piles[(restorationists >> player) & 1]!.pop()!;
    world.place[item] = IDENTITY + player;
    world.seenBy[item] = 1 << player;
  }
  return world;
}
