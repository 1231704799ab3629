// Looking ahead: what an answer leads to until the plan's end, tried out in dealt worlds. Any game's; how good a position is
// and which answers are looked at first is the player's.
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type Item, type Option, type Player, type Position, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';

/** Dice that know whether they were asked. */
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

/** Who looks ahead, and with what. */
export interface Outlook<S extends State, D> {
  readonly game: Game<S, D>;
  readonly me: Player;
  readonly dice: CountedDice;
  /** The chance to win from here, from what `me` may know of a dealt world. */
  value(at: Position<S, D>): number;
  /** Whether a plan ends before this question; the first one it is asked is not looked at. */
  ends(at: Position<S, D>, decision: Decision): boolean;
  /** The answers to a question of anybody, most promising first. */
  inOrder(at: Position<S, D>, decision: Decision): readonly Option[];
  /** Whether what somebody else answers here, or where this led, depends on what was dealt to others. */
  dealtDecides(at: Position<S, D>, theirs: Decision | null): boolean;
}

/** The options by how promising they are, the most promising first, equals as they come. */
export const ranked = (options: readonly Option[], rank: (option: Option) => number): readonly Option[] =>
  options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option);

/** A row of own answers up to the plan's end, and the chance to win from there. */
export interface Plan {
  readonly answers: readonly Option[];
  readonly value: number;
  /** Chance, or something hidden, had a say: another world might have given another value. */
  readonly open: boolean;
}

/** The best plan that begins with `option`; looks at about `budget` different ones. */
export function bestPlan<S extends State, D>(look: Outlook<S, D>, world: S, option: Option, budget: number): Plan {
  const table = new Table(look.game, copy(world), look.dice);
  const asked = look.dice.asked;
  table.choose(option);
  const plan = goOn(look, table, budget);
  return { ...plan, answers: [option, ...plan.answers], open: plan.open || look.dice.asked > asked };
}

/** What the plan is worth in another world: its answers as far as they are offered, then the first guess. */
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

/** Follows the questions to the end of the plan; at an own question with a budget it tries several answers. */
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
  return { answers, value: look.value(table), open };
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
