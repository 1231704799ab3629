import type { Player } from '@gaslamp/kernel/state';
import { HARMS } from '../../box/ids.ts';
import { STANDS } from '../../box/state.ts';
import { remove } from '../../seen/verbs.ts';
import { agentToStock, placeAgents } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { revealCheck } from '../identity.ts';
import { NO_AGENT_IN_STOCK, NO_TARGET, NOBODY_ADLER, OWN_AGENT_ADLER } from '../refusals.ts';
import { announce } from '../window.ts';
import { foreignAgents, refuseForeignAgent } from './targets.ts';
import { pay, type Text } from './text.ts';

/**
 * Another player's agent in any city goes home; one from your stock takes its place. No interrupt can answer it, except Holmes
 * with `holmesAnswersAdler`. (R18.14)
 */
export const adler: Text = {
  refuse: ({ s }, by) => {
    if (s.agentStock[by] === 0) return NO_AGENT_IN_STOCK;
    return foreignAgents(s, by).length > 0 ? null : NO_TARGET;
  },
  play: (by) => [adlerAgent({ by })],
};
const adlerAgent = choice('adler.agent', {
  options: ({ s }, { by }) => foreignAgents(s, by),
  choose(g, { by }, option) {
    const owner = remove.owner(option);
    const city = remove.city(option);
    const arrives =
      g.s.holmesAnswersAdler === 1
        ? [announce({ by, owner, city, harm: HARMS.indexOf('adler') }), adlerTurn({ by, owner, city })]
        : [adlerSwap({ by, owner, city })];
    g.next(confirmed({ by }), pay({ by }), ...arrives);
  },
  refuse: (at, { by }, wish) => refuseForeignAgent(at, by, wish, OWN_AGENT_ADLER, NOBODY_ADLER),
});

const adlerTurn = step<{ by: Player; owner: Player; city: number }>('adler.turn', (g, locals) => {
  if (g.s.threatened === STANDS) g.next(adlerSwap(locals));
});

/** Returns the agent to its stock and puts one of `by`'s into its place, then checks for reveals. */
export const adlerSwap = step<{ by: Player; owner: Player; city: number }>('adler.swap', (g, { by, owner, city }) => {
  agentToStock(g, owner, city);
  placeAgents(g, by, city, 1);
  g.next(revealCheck({}));
});
