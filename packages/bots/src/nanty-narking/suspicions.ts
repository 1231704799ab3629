// Infers beliefs about the players' personalities.
import { knows, type Player } from '@gaslamp/kernel/state';
import { FIRST_PERSONALITY, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import type { Personality } from '@gaslamp/nanty-narking/box/pack';
import { isRuledOut, personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { type At, PERSONALITY } from '@gaslamp/nanty-narking/box/state';
import { exp } from '../arithmetic.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that a player has that personality, or another with the same goal. */
interface Suspicion {
  readonly index: number;
  readonly chance: number;
}
/** By player, with chances that sum to 1. */
export type Suspicions = readonly (readonly Suspicion[])[];

/**
 * Returns the beliefs that `me` can hold about every personality. One that `me` has seen belongs to nobody else, and a player
 * who would have won at a check does not have that one (R3.3); the rest follows from their progress on the board. Reads nothing
 * that was dealt from a dealt world.
 */
export function suspicions(at: At, me: Player): Suspicions {
  return Array.from({ length: at.s.seats }, (_, player) => {
    const chances = PERSONALITIES.map((_, index) => likelihood(at, me, player, index));
    const sum = chances.reduce((a, b) => a + b);
    const together: Suspicion[] = [];
    chances.forEach((chance, index) => {
      if (chance === 0) return;
      const same = together.findIndex((one) => asksTheSame(personality(at, one.index), personality(at, index)));
      const before = together[same]?.chance ?? 0;
      together[same < 0 ? together.length : same] = {
        index: together[same]?.index ?? index,
        chance: before + chance / sum,
      };
    });
    return together;
  });
}

/** Returns a relative weight, not yet a probability. */
function likelihood(at: At, me: Player, player: Player, index: number): number {
  const { s } = at;
  const item = FIRST_PERSONALITY + index;
  if (knows(s, me, item)) return s.place[item] === PERSONALITY + player ? 1 : 0;
  if (hasSeen(at, me, player) || isRuledOut(s, player, index)) return 0;
  return exp(WEIGHTS.evidence * lead(at, player, index));
}

/** Returns true if `me` knows the player's personality. */
const hasSeen = ({ s }: At, me: Player, player: Player): boolean =>
  PERSONALITIES.some((_, index) => {
    const item = FIRST_PERSONALITY + index;
    return s.place[item] === PERSONALITY + player && knows(s, me, item);
  });

/** Returns a player's lead over the average of all players towards a personality's goal, as a share of the goal. */
function lead(at: At, player: Player, index: number): number {
  const { needed } = progress(at, player, index);
  if (needed === 0) return 0;
  let sum = 0;
  for (let other = 0; other < at.s.seats; other++) sum += progress(at, other, index).have;
  return (progress(at, player, index).have - sum / at.s.seats) / needed;
}

/** R7.6: true for the three Lords. */
export const asksTheSame = (a: Personality, b: Personality): boolean =>
  a.condition === b.condition && a.includes === b.includes && a.mostTrouble === b.mostTrouble;
