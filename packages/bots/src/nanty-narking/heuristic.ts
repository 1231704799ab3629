// A heuristic player for Nanty Narking.
import { Effects, type Step } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { type Option, type Player, sees } from '@gaslamp/kernel/state';
import { redeal } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { drop } from '@gaslamp/nanty-narking/seen/verbs';
import { bestAnswer, type Effort } from '../answer.ts';
import type { Bot, Situation } from '../bot.ts';
import { CountedDice, type Outlook } from '../search.ts';
import { bearings, type Judge } from './bearings.ts';
import { chanceToWin } from './evaluate.ts';
import { inOrder } from './order.ts';
import { inOwnTypes } from './own-types.ts';
import { suspicions } from './suspicions.ts';
import { thoughts } from './thoughts.ts';
import { WEIGHTS } from './weights.ts';

const EFFORT: Effort = { budget: 60, finalists: 3, finalBudget: 16, trials: 4 };
/** Maximum number of options considered, the most promising ones. */
const WIDTH = 30;

export const heuristic: Bot = { name: 'heuristic', choose, thoughts };

function choose({ game, view, decision, dice }: Situation): Option {
  const { nanty: whole, seen } = inOwnTypes(game, view);
  if (decision.options.length === 1) return at(decision.options, 0);
  const nanty = planned(whole);
  const me = decision.player;
  const imagine = () => redeal(nanty, seen, dice);
  const world = imagine();
  const suspected = suspicions({ s: world, data: nanty.data }, me);
  const known = countKnown(world, me);
  const judge: Judge = {
    game: nanty,
    me,
    dice: new CountedDice(dice),
    value: (position) => chanceToWin(position, me, suspected),
  };
  const bear = bearings(judge, world);
  const look: Outlook<Nanty, Data> = {
    ...judge,
    // The others' turns are not predicted: a plan is an own turn, or the answers to a question in another player's turn.
    ends: ({ s }, { player }) => player !== me && s.active !== me,
    inOrder: (table, question) => inOrder(table, question, me, bear),
    // Others' hands affect answers other than a pass, and cards that were looked at or taken.
    dealtDecides: ({ s }, theirs) =>
      theirs === null ? countKnown(s, me) > known : theirs.secret && theirs.pass === null,
  };
  const { options } = decision;
  const likely =
    options.length > WIDTH ? look.inOrder({ s: world, data: nanty.data }, decision).slice(0, WIDTH) : options;
  const leanings = likely.map((option) => (drop.is(option) ? -WEIGHTS.throwsAway : 0));
  return bestAnswer(look, world, imagine, likely, EFFORT, leanings);
}

/** Returns the number of cards whose place `me` knows. */
const countKnown = (s: Nanty, me: Player): number => s.seenBy.reduce((sum, mask) => sum + Number(sees(mask, me)), 0);

/** Returns the same effects, except that the first of `last` ends the match. */
function endingAt(effects: Effects<Nanty, Data>, last: readonly string[]): Effects<Nanty, Data> {
  const end: Step<Nanty, Data> = { kind: 'step', run: (g) => g.finish() };
  const ending = new Effects<Nanty, Data>();
  for (const [name, effect] of Object.entries(effects.byName)) ending.byName[name] = last.includes(name) ? end : effect;
  return ending;
}

const games = new WeakMap<Game<Nanty, Data>, Game<Nanty, Data>>();

/**
 * Returns the game as far as a turn is planned: it ends before the refill. Draws after that are equal chance for every plan,
 * and the winner at the next check depends on what others hold, which the evaluation estimates.
 */
function planned(game: Game<Nanty, Data>): Game<Nanty, Data> {
  let short = games.get(game);
  if (short === undefined) {
    short = { ...game, effects: endingAt(game.effects, ['turn.refill', 'turn.over']) };
    games.set(game, short);
  }
  return short;
}
