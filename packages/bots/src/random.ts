import type { Chance } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Option } from '@gaslamp/kernel/state';
import type { Bot } from './bot.ts';

const any = (options: readonly Option[], dice: Chance): Option => at(options, dice.roll(options.length) - 1);

/** Plays any game: every option is as good as any other. */
export const random: Bot = {
  name: 'random',
  choose: ({ decision, dice }) => any(decision.options, dice),
  guess: any,
};
