// Beliefs about the other players' personalities, in a form to show to people.
import { at as entry } from '@gaslamp/kernel/lists';
import { redeal } from '@gaslamp/kernel/view';
import { PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import { personality } from '@gaslamp/nanty-narking/box/personalities';
import type { Bot } from '../bot.ts';
import { inOwnTypes } from './own-types.ts';
import { asksTheSame, suspicions } from './suspicions.ts';

/** Personalities with the same goal are combined. */
export const thoughts: NonNullable<Bot['thoughts']> = ({ game, view, dice }) => {
  const { nanty, seen } = inOwnTypes(game, view);
  const { data } = nanty;
  const at = { s: redeal(nanty, seen, dice), data };
  const alike = (index: number): readonly string[] =>
    PERSONALITIES.flatMap((_, other) =>
      asksTheSame(personality(at, index), personality(at, other)) ? [entry(data.pack.personalities, other).name] : [],
    );
  return suspicions(at, seen.viewer).map((of) => of.map(({ index, chance }) => ({ sides: alike(index), chance })));
};
