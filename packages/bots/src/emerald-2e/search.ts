// Looking ahead: what an answer leads to until the next turn's question, tried out in dealt worlds.
import type { Data } from '@gaslamp/emerald-2e/data';
import type { Emerald } from '@gaslamp/emerald-2e/state';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { copy, type Item, type Option, type Player } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import type { Deal } from './beliefs.ts';
import { chanceToWin } from './evaluate.ts';
import { type Bearings, inOrder } from './guess.ts';

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
export interface Outlook {
  readonly game: Game<Emerald, Data>;
  readonly me: Player;
  readonly deals: readonly Deal[];
  readonly bearings: Bearings;
  readonly dice: CountedDice;
  /** How many players have been revealed at the question. */
  readonly revealed: number;
}
export const countRevealed = (s: Emerald): number => s.revealed.reduce((sum, one) => sum + one, 0);

/** A row of own answers up to the next turn's question, and the chance to win from there. */
export interface Plan {
  readonly answers: readonly Option[];
  readonly value: number;
  /** Chance, or something hidden, had a say: another world might have given another value. */
  readonly open: boolean;
}

/** The best plan that begins with `option`; looks at about `budget` different ones. */
export function bestPlan(look: Outlook, world: Emerald, option: Option, budget: number): Plan {
  const table = new Table(look.game, copy(world), look.dice);
  const asked = look.dice.asked;
  table.choose(option);
  const plan = goOn(look, table, budget);
  return { ...plan, answers: [option, ...plan.answers], open: plan.open || look.dice.asked > asked };
}

/** What the plan is worth in another world: its answers as far as they are offered, then the first guess. */
export function tryPlan(look: Outlook, world: Emerald, { answers }: Plan): number {
  const table = new Table(look.game, copy(world), look.dice);
  let next = 0;
  for (let decision = table.decision; decision !== null; decision = table.decision) {
    if (next > 0 && isTurn(decision)) break;
    const planned = decision.player === look.me && decision.options.length > 1 ? answers[next++] : undefined;
    table.choose(planned !== undefined && decision.options.includes(planned) ? planned : guess(look, table, decision));
  }
  return chanceToWin(table, look.me, look.deals);
}

/** The questions between which plans are made: there the next plan begins. */
const isTurn = ({ effect }: Decision): boolean => effect === 'turn.act' || effect === 'setup.agent';

const guess = ({ bearings }: Outlook, table: Table<Emerald, Data>, decision: Decision): Option =>
  inOrder(table, decision, bearings)[0]!;

/** Follows the questions to the end of the plan; at an own question with a budget it tries several answers. */
function goOn(look: Outlook, table: Table<Emerald, Data>, budget: number): Plan {
  const answers: Option[] = [];
  let open = false;
  for (let decision = table.decision; decision !== null && !isTurn(decision); decision = table.decision) {
    const mine = decision.player === look.me;
    if (mine && decision.options.length > 1) {
      if (budget > 1) return branch(look, table, decision, budget, answers, open);
      const option = guess(look, table, decision);
      answers.push(option);
      table.choose(option);
      continue;
    }
    // What another answers depends on what was dealt to that hand.
    if (!mine && decision.secret) open = true;
    table.choose(guess(look, table, decision));
  }
  // What a reveal brings depends on who was dealt which identity.
  open ||= countRevealed(table.s) > look.revealed;
  return { answers, value: chanceToWin(table, look.me, look.deals), open };
}

function branch(
  look: Outlook,
  table: Table<Emerald, Data>,
  decision: Decision,
  budget: number,
  before: readonly Option[],
  open: boolean,
): Plan {
  const options = inOrder(table, decision, look.bearings);
  const width = Math.min(options.length, budget);
  const share = Math.floor(budget / width);
  let best: Plan | null = null;
  for (let i = 0; i < width; i++) {
    const plan = bestPlan(look, table.s, options[i]!, share);
    if (best === null || plan.value > best.value) best = plan;
  }
  return { ...best!, answers: [...before, ...best!.answers], open: open || best!.open };
}
