// A heuristic player for A Study in Emerald, 1st edition.
import { cardOfKind, type Data } from '@gaslamp/emerald-1e/box/data';
import type { Emerald1 } from '@gaslamp/emerald-1e/box/state';
import { done, pass, pick } from '@gaslamp/emerald-1e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import type { Option } from '@gaslamp/kernel/state';
import { redeal } from '@gaslamp/kernel/view';
import { bestAnswer, type Effort } from '../answer.ts';
import type { Bot, Situation } from '../bot.ts';
import { CountedDice, type Outlook, ranked } from '../search.ts';
import { chanceToWin } from './evaluate.ts';
import { inOwnTypes } from './own-types.ts';
import { thoughts } from './thoughts.ts';
import { WEIGHTS } from './weights.ts';

const EFFORT: Effort = { budget: 60, finalists: 3, finalBudget: 12, trials: 3 };

export const heuristic: Bot = { name: 'heuristic', choose, thoughts };

function choose({ game, view, decision, dice }: Situation): Option {
  const { emerald, seen } = inOwnTypes(game, view);
  const me = decision.player;
  if (decision.options.length === 1) return at(decision.options, 0);
  const imagine = () => redeal(emerald, seen, dice);
  const world = imagine();
  const revealed = countRevealed(world);
  const look: Outlook<Emerald1, Data> = {
    game: emerald,
    me,
    dice: new CountedDice(dice),
    value: (position) => chanceToWin(position, me),
    ends: (_, { effect }) => effect === 'turn.act' || effect === 'setup.agent',
    inOrder: ({ data }, { options }) => ranked(options, (option) => rank(data, option)),
    dealtDecides: ({ s }, theirs) => (theirs === null ? countRevealed(s) > revealed : theirs.secret),
  };
  const leanings = decision.options.map((option) => (option === pass ? -WEIGHTS.pass : 0));
  return bestAnswer(look, world, imagine, decision.options, EFFORT, leanings);
}

/** Returns the number of revealed players: the effect of a reveal depends on the identity that was dealt. */
const countRevealed = (s: Emerald1): number => s.revealed.reduce((sum, one) => sum + one, 0);

/** Ranks options: ends sets if possible, and pays with the cards of least other use. */
function rank(data: Data, option: Option): number {
  if (option === done) return 1;
  if (!pick.is(option)) return 0;
  const { cubes, gold, bombs, war, revolution } = cardOfKind(data, pick.card(option));
  return -0.1 * (cubes + gold + bombs + war + revolution);
}
