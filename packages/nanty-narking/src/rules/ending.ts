// R12 The end of the game.
import { EVERYONE, NOBODY, only, type Player } from '@gaslamp/kernel/state';
import { FIRST_PERSONALITY } from '../box/ids.ts';
import { holmesWins } from '../box/personalities.ts';
import { personalityOf, REASONS } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';

/** Ends the game at once (R12.5); without winners points decide (R13). R7.7: reveals the personalities. */
export function endMatch(g: G, reason: (typeof REASONS)[number], winners = NOBODY): void {
  const { s } = g;
  s.reason = REASONS.indexOf(reason);
  s.winners = winners;
  for (let player = 0; player < s.seats; player++) {
    const personality = personalityOf(s, player);
    g.show(FIRST_PERSONALITY + personality, EVERYONE);
    tell(g)?.('personality', { player, personality });
  }
  tell(g)?.('ended', { reason: s.reason });
  g.finish();
}

/** R12.3: a player cannot refill. The player with Holmes wins; without one points decide. */
export function exhausted(g: G): void {
  for (let player: Player = 0; player < g.s.seats; player++)
    if (holmesWins(g, personalityOf(g.s, player))) return endMatch(g, 'holmes', only(player));
  endMatch(g, 'exhausted');
}
