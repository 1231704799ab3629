import type { Player } from '@gaslamp/kernel/state';
import { HARMS } from '../../box/ids.ts';
import { BESIDE, IN_PLAY, itemIn, STANDS } from '../../box/state.ts';
import { remove } from '../../seen/verbs.ts';
import { boxAgent } from '../assassinate.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { revealCheck } from '../identity.ts';
import { NO_TARGET, NOBODY_SHOGGOTH, OWN_AGENT_SHOGGOTH } from '../refusals.ts';
import { announce } from '../window.ts';
import { foreignAgents, refuseForeignAgent } from './targets.ts';
import { hold, type Text } from './text.ts';

/** Another player's agent in any city goes onto this card's kill box and scores like a kill. (R18.24) */
export const shoggoth: Text = {
  refuse: ({ s }, by) => (foreignAgents(s, by).length > 0 ? null : NO_TARGET),
  play: (by) => [shoggothAgent({ by })],
};
const shoggothAgent = choice('shoggoth.agent', {
  options: ({ s }, { by }) => foreignAgents(s, by),
  choose(g, { by }, option) {
    const owner = remove.owner(option);
    const city = remove.city(option);
    const harm = HARMS.indexOf('shoggoth');
    g.next(confirmed({ by }), hold({ by }), announce({ by, owner, city, harm }), shoggothFeeds({ by, owner, city }));
  },
  refuse: (at, { by }, wish) => refuseForeignAgent(at, by, wish, OWN_AGENT_SHOGGOTH, NOBODY_SHOGGOTH),
});
const shoggothFeeds = step<{ by: Player; owner: Player; city: number }>('shoggoth.feeds', (g, { by, owner, city }) => {
  const item = itemIn(g.s, IN_PLAY + by);
  // Cancelled or not, the card leaves the game.
  g.move(item, BESIDE + by);
  if (g.s.threatened !== STANDS) return;
  boxAgent(g, by, owner, city, item);
  g.next(revealCheck({}));
});
