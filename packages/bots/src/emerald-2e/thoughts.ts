// Beliefs about the other players' sides, in a form to show to people.
import { redeal } from '@gaslamp/kernel/view';
import type { Bot, Thought } from '../bot.ts';
import type { Beliefs } from './craft.ts';
import { inOwnTypes } from './own-types.ts';
import { isTurned } from './sides.ts';

/** Returns beliefs about the sides in effect at present: a Change of Heart is public. */
export const thoughtsBy =
  (beliefs: Beliefs): NonNullable<Bot['thoughts']> =>
  ({ game, view, dice }) => {
    const { emerald, seen } = inOwnTypes(game, view);
    const s = redeal(emerald, seen, dice);
    const deals = beliefs({ s, data: emerald.data }, seen.viewer);
    return Array.from({ length: s.seats }, (_, player): Thought[] => {
      const printed = deals.reduce((sum, deal) => sum + deal.chance * ((deal.restorationists >> player) & 1), 0);
      const chance = isTurned(s, player) ? 1 - printed : printed;
      return [
        { sides: ['restorationist'], chance },
        { sides: ['loyalist'], chance: 1 - chance },
      ];
    });
  };
