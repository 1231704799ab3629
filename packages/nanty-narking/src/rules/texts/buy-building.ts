import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { costOf } from '../../box/data.ts';
import { A_BUILDING, AREA_COUNT } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { type At, moneyOf, NOBODY_HERE, ownerOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { building, exchange } from '../../seen/verbs.ts';
import { putBuilding, removeBuilding } from '../build.ts';
import { moveMoney } from '../cards.ts';
import { choice, step } from '../effects.ts';
import {
  BUILDINGS_LEFT,
  BUY_CALM,
  BUY_OWN,
  BUY_TOO_DEAR,
  BUY_TROUBLE,
  NO_BUILDING_LEFT,
  NOT_YOUR_BUILDING,
  NOTHING_BUILT,
  TEXT_NO_PRICE,
  TEXT_NO_TARGET,
} from '../refusals.ts';
import { HAPPENS, touch } from '../window.ts';
import type { Text } from './text.ts';

/**
 * Replace another player's building by one of yours and pay them its full cost: with one of the cards in an area without
 * trouble,
 * with the other in an area with trouble. (R9.35)
 */
export const buyBuilding: Text = {
  refuse(at, by, card) {
    let why: Refused = TEXT_NO_TARGET;
    for (let area = 0; area < AREA_COUNT; area++) {
      const refused = refuseSale(at, by, card, area);
      if (refused === null) return null;
      if (refused === BUY_TOO_DEAR) why = TEXT_NO_PRICE;
    }
    return why;
  },
  play: (by, card) => [bargain({ by, card })],
};
function refuseSale(at: At, by: Player, card: Item, area: number): Refused | null {
  const { s, data } = at;
  const owner = s.buildings[area];
  if (owner === NOBODY_HERE) return NOTHING_BUILT;
  if (owner === by) return BUY_OWN;
  const { trouble } = textOn(at, card, 'buyBuilding').params;
  if (s.trouble[area] !== trouble) return trouble === 1 ? BUY_CALM : BUY_TROUBLE;
  return moneyOf(s, by) < costOf(data, area) ? BUY_TOO_DEAR : null;
}

/** R5.4: with all six on the board, one is given up for it. */
const bargain = choice('buy.building', {
  options(at, { by, card }) {
    const { s } = at;
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++) {
      if (refuseSale(at, by, card, area) !== null) continue;
      if (s.buildingStock[by] !== 0) options.push(building(area));
      else
        for (let from = 0; from < AREA_COUNT; from++)
          if (s.buildings[from] === by) options.push(exchange({ from, area }));
    }
    return options;
  },
  choose(g, { by }, option) {
    const area = exchange.is(option) ? exchange.area(option) : building.area(option);
    const from = exchange.is(option) ? exchange.from(option) : NOBODY_HERE;
    g.next(touch(A_BUILDING, by, ownerOf(g.s, area), area), bought({ by, area, from }));
  },
  refuse(at, { by, card }, wish) {
    const { s } = at;
    if (building.is(wish))
      return refuseSale(at, by, card, building.area(wish)) ?? (s.buildingStock[by] === 0 ? NO_BUILDING_LEFT : null);
    if (!exchange.is(wish)) return null;
    if (s.buildingStock[by] !== 0) return BUILDINGS_LEFT;
    if (s.buildings[exchange.from(wish)] !== by) return NOT_YOUR_BUILDING;
    return refuseSale(at, by, card, exchange.area(wish));
  },
});

/** R5.6: the City Area card changes its owner too. `from`: area of the building given up, or -1. */
const bought = step<{ by: Player; area: number; from: number }>('buy.bought', (g, { by, area, from }) => {
  if (g.s.outcome !== HAPPENS) return;
  const owner = ownerOf(g.s, area);
  if (from !== NOBODY_HERE) removeBuilding(g, from);
  moveMoney(g, by, owner, costOf(g.data, area));
  removeBuilding(g, area);
  putBuilding(g, by, area);
  tell(g)?.('bought', { player: by, owner, area });
});
