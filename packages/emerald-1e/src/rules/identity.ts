// R15 Identity.
import { EVERYONE, type Player } from '@gaslamp/kernel/state';
import { identityOf, isRestorationist } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';

/** R15.1, R15.7: once, permanently, without an action. Points need no update (R15.5): they are always computed. */
export function reveal(g: G, player: Player): void {
  if (g.s.revealed[player] === 1) return;
  g.s.revealed[player] = 1;
  g.show(identityOf(g.s, player), EVERYONE);
  tell(g)?.('revealed', { player, restorationist: Number(isRestorationist(g, player)) });
}
