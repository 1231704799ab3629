// Plays a dealt world on after a plan: everybody answers with the best plan that a short look finds.
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type Option, type Player, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import type { Craft } from './craft.ts';
import { bestPlan, CountedDice, type Outlook, type Plan } from './search.ts';

/** A player's plan in a rollout, and the number of the turn in which it was made. */
interface Course<S extends State, D> {
  readonly look: Outlook<S, D>;
  readonly answers: readonly Option[];
  readonly turn: number;
  next: number;
}

/** Number of options for which a reply looks for a plan, the most promising ones. */
const WIDTH = 40;

/**
 * Plays `world`, which is not changed, on from the question at which the plan `answers` of `look.me` begins, until `turns` turns
 * have ended or the match is over. Returns the value of the last position to `look.me`.
 */
export function rollout<S extends State, D>(
  craft: Craft<S, D>,
  game: Game<S, D>,
  look: Outlook<S, D>,
  world: S,
  answers: readonly Option[],
  turns: number,
  chance: Chance,
): number {
  const dice = new CountedDice(chance);
  const table = new Table(game, copy(world), dice);
  const courses = new Map<Player, Course<S, D>>([[look.me, { look, answers, turn: 0, next: 0 }]]);
  let active = game.active(table.s);
  let turn = 0;
  let isFirst = true;
  for (let { decision } = table; decision !== null; { decision } = table) {
    if (game.active(table.s) !== active) {
      active = game.active(table.s);
      turn++;
    }
    if (turn >= turns) break;
    const { player, options } = decision;
    if (options.length === 1) table.choose(at(options, 0));
    else {
      const course = courses.get(player);
      const isNew = player === active && (course?.turn !== turn || course.look.ends(table, decision));
      if (isNew && !isFirst) {
        const mine = craft.outlook(game, table.s, player, dice);
        courses.set(player, { look: mine, answers: replyOf(mine, table, decision).answers, turn, next: 0 });
      }
      table.choose(answerOf(courses.get(player), courses.get(active)?.look ?? look, table, decision));
    }
    isFirst = false;
  }
  return look.value(table);
}

/** Returns the best of the plans that begin with each option. */
function replyOf<S extends State, D>(look: Outlook<S, D>, table: Table<S, D>, decision: Decision): Plan {
  const { options } = decision;
  const tried = options.length > WIDTH ? look.inOrder(table, decision).slice(0, WIDTH) : options;
  return tried
    .map((option) => bestPlan(look, table.s, option, 1))
    .reduce((best, plan) => (plan.value > best.value ? plan : best));
}

/** Returns the next answer of the plan while it is offered, then the first guess. */
function answerOf<S extends State, D>(
  course: Course<S, D> | undefined,
  otherwise: Outlook<S, D>,
  table: Table<S, D>,
  decision: Decision,
): Option {
  const planned = course?.answers[course.next++];
  if (planned !== undefined && decision.options.includes(planned)) return planned;
  return at((course?.look ?? otherwise).inOrder(table, decision), 0);
}
