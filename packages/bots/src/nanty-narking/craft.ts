// The craft of bots for Nanty Narking.
import { Effects, type Step } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import { type Player, sees } from '@gaslamp/kernel/state';
import { redeal } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import type { At, Nanty } from '@gaslamp/nanty-narking/box/state';
import { drop } from '@gaslamp/nanty-narking/seen/verbs';
import type { Craft } from '../craft.ts';
import { CountedDice, type Outlook } from '../search.ts';
import { bearings, type Judge } from './bearings.ts';
import { inOrder } from './order.ts';
import { inOwnTypes } from './own-types.ts';
import { type Suspicions, suspicions } from './suspicions.ts';
import { WEIGHTS } from './weights.ts';

/** Maximum number of options considered, the most promising ones. */
const WIDTH = 30;

/** Returns a player's chance to win, given the suspicions about personalities. */
export type Evaluation = (at: At, me: Player, suspected: Suspicions) => number;

/** Returns the craft of bots that evaluate positions like this. */
export function craftWith(evaluate: Evaluation): Craft<Nanty, Data> {
  const outlook = (whole: Game<Nanty, Data>, world: Nanty, me: Player, dice: CountedDice): Outlook<Nanty, Data> => {
    const game = planned(whole);
    const suspected = suspicions({ s: world, data: game.data }, me);
    const known = countKnown(world, me);
    const judge: Judge = { game, me, dice, value: (position) => evaluate(position, me, suspected) };
    const bear = bearings(judge, world);
    return {
      ...judge,
      // The others' turns are not predicted: a plan is an own turn, or the answers to a question in another player's turn.
      ends: ({ s }, { player }) => player !== me && s.active !== me,
      inOrder: (table, question) => inOrder(table, question, me, bear),
      // Others' hands affect answers other than a pass, and cards that were looked at or taken.
      dealtDecides: ({ s }, theirs) =>
        theirs === null ? countKnown(s, me) > known : theirs.secret && theirs.pass === null,
    };
  };
  return {
    think({ game, view, decision, dice }) {
      const { nanty, seen } = inOwnTypes(game, view);
      const imagine = () => redeal(nanty, seen, dice);
      const world = imagine();
      const look = outlook(nanty, world, decision.player, new CountedDice(dice));
      const options =
        decision.options.length > WIDTH
          ? look.inOrder({ s: world, data: nanty.data }, decision).slice(0, WIDTH)
          : decision.options;
      const leanings = options.map((option) => (drop.is(option) ? -WEIGHTS.throwsAway : 0));
      return { game: nanty, look, world, imagine, options, leanings };
    },
    outlook,
  };
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
