import type { Player } from '@gaslamp/kernel/state';
import { HARMS } from '../../box/ids.ts';
import { agentsIn, type Emerald, STANDS } from '../../box/state.ts';
import { remove } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { NO_AGENT_IN_STOCK, NO_AGENT_OF_YOURS, NO_TARGET, NOBODY_VAMPIRES, OWN_AGENT_VAMPIRES } from '../refusals.ts';
import { announce } from '../window.ts';
import { adlerSwap } from './adler.ts';
import { foreignAgents, refuseForeignAgent } from './targets.ts';
import { pay, type Text } from './text.ts';

/**
 * In a city where you have an agent, another player's agent goes home and one from your stock takes its place.
 * As an interrupt it is in window.ts. (R18.29)
 */
export const vampires: Text = {
  refuse({ s }, by) {
    if (s.agentStock[by] === 0) return NO_AGENT_IN_STOCK;
    return prey(s, by).length > 0 ? null : NO_TARGET;
  },
  play: (by) => [vampiresAgent({ by })],
};
const prey = (s: Emerald, by: Player) => foreignAgents(s, by, (_, city) => agentsIn(s, by, city) > 0);
const vampiresAgent = choice('vampires.agent', {
  options: ({ s }, { by }) => prey(s, by),
  choose(g, { by }, option) {
    const owner = remove.owner(option);
    const city = remove.city(option);
    const harm = HARMS.indexOf('vampires');
    g.next(confirmed({ by }), pay({ by }), announce({ by, owner, city, harm }), vampiresTurn({ by, owner, city }));
  },
  refuse: (at, { by }, wish) =>
    refuseForeignAgent(at, by, wish, OWN_AGENT_VAMPIRES, NOBODY_VAMPIRES) ??
    (remove.is(wish) ? NO_AGENT_OF_YOURS : null),
});
const vampiresTurn = step<{ by: Player; owner: Player; city: number }>('vampires.turn', (g, locals) => {
  if (g.s.threatened === STANDS) g.next(adlerSwap(locals));
});
