import type { Option, Player } from '@gaslamp/kernel/state';
import { AREA_COUNT } from '../../box/ids.ts';
import { eventCard } from '../../box/printed.ts';
import { type At, buildingsOf, inTurnOrder, moneyOf, NOBODY_HERE } from '../../box/state.ts';
import { building, pay } from '../../seen/verbs.ts';
import { removeBuilding } from '../build.ts';
import { takeMoney } from '../cards.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice, step } from '../effects.ts';
import { MUST_LOSE_SOME, NOTHING_TO_SINK } from '../refusals.ts';
import type { RandomEvent } from './random-event.ts';

/**
 * Subsidence: each player in turn pays for all own buildings. A player who cannot loses some, of their choice, until they can.
 * R17.8: as an option a player may also lose buildings that they could pay for. (R11.12)
 */
export const subsidence: RandomEvent = {
  misses: ({ s }) => s.buildings.every((owner) => owner === NOBODY_HERE),
  happens: (g, by) => g.next(...inTurnOrder(g.s, by).map((player) => sink({ by: player }))),
};

const owed = (at: At, by: Player, count = buildingsOf(at.s, by)): number =>
  count * eventCard(at, 'SUBSIDENCE').params.perBuilding;
const canPay = (at: At, by: Player): boolean => owed(at, by) <= moneyOf(at.s, by);

const sink = step<{ by: Player }>('subsidence.sink', (g, { by }) => {
  const { s } = g;
  if (buildingsOf(s, by) === 0) return;
  // With too little money for any building there is no choice.
  if (moneyOf(s, by) < owed(g, by, 1)) {
    for (let area = 0; area < AREA_COUNT; area++) if (s.buildings[area] === by) removeBuilding(g, area);
  } else if (canPay(g, by) && s.giveUpBuildings === 0) takeMoney(g, by, -owed(g, by));
  else g.next(loses({ by }));
});

const loses = choice('subsidence.loses', {
  options(at, { by }) {
    const options: Option[] = [];
    if (canPay(at, by)) options.push(pay);
    for (let area = 0; area < AREA_COUNT; area++) if (at.s.buildings[area] === by) options.push(building(area));
    offerDrops(at, by, options);
    return options;
  },
  choose(g, { by }, option) {
    if (chooseDrop(g, by, option, loses({ by }))) return;
    if (option === pay) return takeMoney(g, by, -owed(g, by));
    g.next(sink({ by }));
    removeBuilding(g, building.area(option));
  },
  refuse(at, { by }, wish) {
    if (wish === pay) return MUST_LOSE_SOME;
    return building.is(wish) ? NOTHING_TO_SINK : refuseDrop(at, by, wish);
  },
});
