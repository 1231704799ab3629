import type { Player } from '@gaslamp/kernel/state';
import { agentsInCities } from '../../box/state.ts';
import { score } from '../../seen/points.ts';
import { done, from } from '../../seen/verbs.ts';
import { step, subset } from '../effects.ts';
import { revealCheck } from '../identity.ts';
import { NO_AGENT_IN_CITY, YOG_NO_AGENT, YOG_PICK_ONE } from '../refusals.ts';
import { ownAgents, storePicks } from './mi-go.ts';
import { payText, type Text } from './text.ts';

/** One or more of your agents from cities stay on this card for good; 1 Loyalist point each. (R18.31, R21.2) */
export const yogSothoth: Text = {
  refuse: ({ s }, by) => (agentsInCities(s, by) > 0 ? null : NO_AGENT_IN_CITY),
  play: (by) => [yogAgents({ by, since: 1 }), yogFeeds({ by })],
};
const yogAgents = subset('yog-sothoth.agents', done, {
  candidates: ({ s }, { by }) => ownAgents(s, by),
  fits: () => true,
  enough: (_, __, picks) => picks.length > 0,
  refuse(_, __, wish) {
    if (wish === done) return YOG_PICK_ONE;
    return from.is(wish) ? YOG_NO_AGENT : null;
  },
});
const yogFeeds = step<{ by: Player }>('yog-sothoth.feeds', (g, { by }) => {
  const item = payText(g, by);
  score(g, by, 'loyalist', storePicks(g, by, item));
  g.next(revealCheck({}));
});
