// Beliefs about the other players' sides, in a form to show to people.
import { redeal } from '@gaslamp/kernel/view';
import type { Bot, Thought } from '../bot.ts';
import { inOwnTypes } from './own-types.ts';
import { deals } from './sides.ts';

/** Beliefs about the factions in effect at present (R15.8). */
export const thoughts: NonNullable<Bot['thoughts']> = ({ game, view, dice }) => {
  const { emerald, seen } = inOwnTypes(game, view);
  const s = redeal(emerald, seen, dice);
  const possible = deals({ s, data: emerald.data }, seen.viewer);
  return Array.from({ length: s.seats }, (_, player): Thought[] => {
    const chance = possible.reduce((sum, deal) => sum + deal.chance * ((deal.restorationists >> player) & 1), 0);
    return [
      { sides: ['restorationist'], chance },
      { sides: ['loyalist'], chance: 1 - chance },
    ];
  });
};
