// Looks ahead to the end of a plan by trying answers in dealt worlds. Works for any game; the player provides the evaluation of
// positions and the order of answers.
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type Item, type Option, type Player, type Position, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';

/** Dice that count their uses. */
export class CountedDice implements Chance {
  asked = 0;
  constructor(readonly dice: Chance) {}
  roll(sides: number): number {
    this.asked++;
    return this.dice.roll(sides);
  }
  draw(from: readonly Item[], to: number): Item {
    this.asked++;
    return this.dice.draw(from, to);
  }
}

/** The player that looks ahead, with its evaluation. */
export interface Outlook<S extends State, D> {
  readonly game: Game<S, D>;
  readonly me: Player;
  readonly dice: CountedDice;
  /** Returns the chance to win, from what `me` may know of a dealt world. */
  value(at: Position<S, D>): number;
  /** Returns true if a plan ends before this question; not called for the question at which it begins. */
  ends(at: Position<S, D>, decision: Decision): boolean;
  /** Returns the answers to any player's question, most promising first. */
  inOrder(at: Position<S, D>, decision: Decision): readonly Option[];
  /** Returns true if another player's answer here, or the position reached (null), depends on what was dealt to others. */
  dealtDecides(at: Position<S, D>, theirs: Decision | null): boolean;
}

/** Sorts the options by rank, the most promising first; equal ones keep their order. */
export const ranked = (options: readonly Option[], rank: (option: Option) => number): readonly Option[] =>
  options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option);

/** A sequence of own answers up to the plan's end, and the chance to win from there. */
export interface Plan {
  readonly answers: readonly Option[];
  readonly value: number;
  /** True if chance or hidden information was involved, so that another world might have given a different value. */
  readonly open: boolean;
  /** True if the match is over at its end. */
  readonly over: boolean;
}

/** Returns the best plan that begins with `option`; evaluates about `budget` different plans. */
export function bestPlan<S extends State, D>(look: Outlook<S, D>, world: S, option: Option, budget: number): Plan {
  const table = new Table(look.game, copy(world), look.dice);
  const asked = look.dice.asked;
  table.choose(option);
  const plan = goOn(look, table, budget);
  return { ...plan, answers: [option, ...plan.answers], open: plan.open || look.dice.asked > asked };
}

/** Returns the value of a plan in another world: uses its answers while they are offered, then the first guess. */
export function tryPlan<S extends State, D>(look: Outlook<S, D>, world: S, { answers }: Plan): number {
  const table = new Table(look.game, copy(world), look.dice);
  let next = 0;
  for (let decision = table.decision; decision !== null; decision = table.decision) {
    if (next > 0 && look.ends(table, decision)) break;
    const planned = decision.player === look.me && decision.options.length > 1 ? answers[next++] : undefined;
    table.choose(planned !== undefined && decision.options.includes(planned) ? planned : guess(look, table, decision));
  }
  return look.value(table);
}

const guess = <S extends State, D>(look: Outlook<S, D>, table: Table<S, D>, decision: Decision): Option =>
  at(decision.options.length === 1 ? decision.options : look.inOrder(table, decision), 0);

/** Plays to the end of the plan; at an own question with budget left it tries several answers. */
function goOn<S extends State, D>(look: Outlook<S, D>, table: Table<S, D>, budget: number): Plan {
  const answers: Option[] = [];
  let open = false;
  for (let decision = table.decision; decision !== null && !look.ends(table, decision); decision = table.decision) {
    const mine = decision.player === look.me;
    if (mine && decision.options.length > 1) {
      if (budget > 1) return branch(look, table, decision, budget, answers, open);
      const option = guess(look, table, decision);
      answers.push(option);
      table.choose(option);
      continue;
    }
    if (!mine) open ||= look.dealtDecides(table, decision);
    table.choose(guess(look, table, decision));
  }
  open ||= look.dealtDecides(table, null);
  return { answers, value: look.value(table), open, over: look.game.result(table) !== null };
}

function branch<S extends State, D>(
  look: Outlook<S, D>,
  table: Table<S, D>,
  decision: Decision,
  budget: number,
  before: readonly Option[],
  open: boolean,
): Plan {
  const options = look.inOrder(table, decision).slice(0, budget);
  const share = Math.floor(budget / options.length);
  const best = options
    .map((option) => bestPlan(look, table.s, option, share))
    .reduce((best, plan) => (plan.value > best.value ? plan : best));
  return { ...best, answers: [...before, ...best.answers], open: open || best.open };
}
