import { holderOf, pawnsOf, SET_ASIDE } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { spare } from '../../seen/verbs.ts';
import { doom, doomedOf, meetFates } from './fates.ts';
import { areaRolled, CARD, type RandomEvent, rollArea, sparedIn } from './random-event.ts';

/**
 * Inigo Jones: the City Area card of one area, if it has an owner, is set aside for good, and its owner removes one own agent
 * from
 * there. The building stays. (R11.11)
 */
export const jones: RandomEvent = {
  roll(g, by) {
    const area = rollArea(g, by);
    const owner = holderOf(g.s, area);
    if (owner >= 0 && pawnsOf(g.s, owner, area) > 0) doom(g, owner);
  },
  affects(at, owner) {
    const area = areaRolled(at.s);
    const options = doomedOf(at, owner);
    if (at.s.areaCards[area] === owner) options.push(spare({ what: CARD, area }));
    return options;
  },
  misses: ({ s }) => holderOf(s, areaRolled(s)) < 0,
  happens(g) {
    const { s } = g;
    const area = areaRolled(s);
    const owner = holderOf(s, area);
    if (owner >= 0 && sparedIn(s, CARD, area) === 0) {
      s.areaCards[area] = SET_ASIDE;
      tell(g)?.('setAside', { player: owner, area });
    }
    meetFates(g);
  },
};
