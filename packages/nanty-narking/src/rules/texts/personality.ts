import { only, type Player } from '@gaslamp/kernel/state';
import { FIRST_PERSONALITY, PERSONALITIES } from '../../box/ids.ts';
import { personalityOf, UNUSED } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { drawPersonality } from '../cards.ts';
import { step } from '../effects.ts';
import type { Text } from './text.ts';

/** Exchange your personality with a random one of the unused pile. (R9.8) */
export const swapPersonality: Text = {
  refuse: () => null,
  play: (by) => [swap({ by })],
};
const swap = step<{ by: Player }>('personality.swap', (g, { by }) => {
  const { s } = g;
  const old = FIRST_PERSONALITY + personalityOf(s, by);
  // The old one joins the pile only now, so it cannot be the one drawn.
  const personality = drawPersonality(g, by) - FIRST_PERSONALITY;
  g.move(old, UNUSED);
  // Knowledge from earlier checks was about the old one (R7.8).
  s.ruledOut.fill(0, by * PERSONALITIES.length, (by + 1) * PERSONALITIES.length);
  tell(g)?.('swappedPersonality', { player: by, personality });
});

/** Look at all unused personalities but one, chosen at random. (R9.9) */
export const peekUnusedPersonalities: Text = {
  refuse: () => null,
  play: (by) => [peek({ by })],
};
const peek = step<{ by: Player }>('personality.peek', (g, { by }) => {
  const left = g.pick(UNUSED);
  for (const item of g.in(UNUSED)) {
    if (item === left) continue;
    g.show(item, only(by));
    tell(g)?.('peeked', { player: by, personality: item - FIRST_PERSONALITY });
  }
});
