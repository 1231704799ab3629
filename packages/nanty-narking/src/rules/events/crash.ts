import { CITIZEN, GRENADIER } from '../../box/ids.ts';
import { inTurnOrder, NOBODY_HERE, pawnsOf } from '../../box/state.ts';
import { spare } from '../../seen/verbs.ts';
import { removeBuilding } from '../build.ts';
import { clearTrouble, removePawn } from '../pawns.ts';
import { doom, doomedOf, meetFates } from './fates.ts';
import { areaRolled, BUILDING, type RandomEvent, rollArea, sparedIn } from './random-event.ts';

const NEUTRALS = [CITIZEN, GRENADIER];

/** Zeppelin Crash: everything in one area is removed; its marker goes even if something was spared. (R11.3) */
export const crash: RandomEvent = {
  roll(g, by) {
    const area = rollArea(g, by);
    for (const owner of inTurnOrder(g.s, by)) for (let i = pawnsOf(g.s, owner, area); i > 0; i--) doom(g, owner);
  },
  affects(at, owner) {
    const area = areaRolled(at.s);
    const options = doomedOf(at, owner);
    if (at.s.buildings[area] === owner) options.push(spare({ what: BUILDING, area }));
    return options;
  },
  misses({ s }) {
    const area = areaRolled(s);
    const empty = s.buildings[area] === NOBODY_HERE && s.trouble[area] === 0;
    return empty && s.fates.length === 0 && NEUTRALS.every((neutral) => pawnsOf(s, neutral, area) === 0);
  },
  happens(g) {
    const { s } = g;
    const area = areaRolled(s);
    meetFates(g);
    for (const neutral of NEUTRALS) for (let i = pawnsOf(s, neutral, area); i > 0; i--) removePawn(g, neutral, area);
    if (s.buildings[area] !== NOBODY_HERE && sparedIn(s, BUILDING, area) === 0) removeBuilding(g, area);
    clearTrouble(g, area);
  },
};
