import type { Option, Player } from '@gaslamp/kernel/state';
import { neighboursOf } from '../../box/data.ts';
import { AREA_COUNT, HOLBORN } from '../../box/ids.ts';
import { type At, inTurnOrder, isRiverside, type Nanty, pawnsOf } from '../../box/state.ts';
import { flee, spare } from '../../seen/verbs.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice } from '../effects.ts';
import { movePawn } from '../pawns.ts';
import { FLEES_TOO_FAR, FLOODED, NOBODY_FLEES } from '../refusals.ts';
import { AGENT, type RandomEvent, rollArea, sparedIn } from './random-event.ts';

/**
 * Flood: those of two areas that are on the river are flooded. Each player in turn moves each own agent out of them, one at a
 * time
 * and in any order, to an adjacent dry area. (R11.4)
 */
export const flood: RandomEvent = {
  roll(g, by) {
    rollArea(g, by);
    rollArea(g, by);
  },
  affects(at, owner) {
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++)
      if (isFlooded(at, area))
        for (let i = pawnsOf(at.s, owner, area); i > 0; i--) options.push(spare({ what: AGENT, area }));
    return options;
  },
  misses: (at) => at.s.rolls.every((area) => !isFlooded(at, area) || isFreeOfAgents(at.s, area)),
  happens: (g, by) => g.next(...inTurnOrder(g.s, by).map((player) => leaves({ by: player }))),
};

const isFlooded = (at: At, area: number): boolean => at.s.rolls.includes(area) && isRiverside(at, area);

const isFreeOfAgents = (s: Nanty, area: number): boolean =>
  inTurnOrder(s, 0).every((player) => pawnsOf(s, player, area) === 0);

/** Returns the number of agents that have to leave an area; the agents spared by Holborn are its owner's. */
function toLeave(at: At, by: Player, area: number): number {
  if (!isFlooded(at, area)) return 0;
  return pawnsOf(at.s, by, area) - (at.s.areaCards[HOLBORN] === by ? sparedIn(at.s, AGENT, area) : 0);
}

/** Asks for the next agent to leave and its destination. Without an agent to move nothing is asked, not even about drops. */
const leaves = choice('flood.leaves', {
  options(at, { by }) {
    const options: Option[] = [];
    for (let from = 0; from < AREA_COUNT; from++) {
      if (toLeave(at, by, from) === 0) continue;
      for (const target of neighboursOf(at.data, from))
        if (!isFlooded(at, target)) options.push(flee({ from, to: target }));
    }
    if (options.length > 0) offerDrops(at, by, options);
    return options;
  },
  choose(g, { by }, option) {
    if (chooseDrop(g, by, option, leaves({ by }))) return;
    g.next(leaves({ by }));
    movePawn(g, by, flee.from(option), flee.to(option));
  },
  refuse(at, { by }, wish) {
    if (!flee.is(wish)) return refuseDrop(at, by, wish);
    if (toLeave(at, by, flee.from(wish)) === 0) return NOBODY_FLEES;
    return isFlooded(at, flee.to(wish)) ? FLOODED : FLEES_TOO_FAR;
  },
});
