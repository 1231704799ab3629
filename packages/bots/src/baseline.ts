// The bot with which every other one is compared. It does not change: stored answers prove that.
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import { bestAnswer, type Effort } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Craft } from './craft.ts';

/** Returns the bot that answers by the best plan up to its own next turn. */
export const baselineOf = <S extends State, D>(
  craft: Craft<S, D>,
  effort: Effort,
  thoughts: NonNullable<Bot['thoughts']>,
): Bot => ({
  name: 'baseline',
  thoughts,
  choose(situation) {
    if (situation.decision.options.length === 1) return at(situation.decision.options, 0);
    const { look, world, imagine, options, leanings } = craft.think(situation);
    return bestAnswer(look, world, imagine, options, effort, leanings);
  },
});
