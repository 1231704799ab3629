import type { Option, Player } from '@gaslamp/kernel/state';
import { AREA_COUNT } from '../../box/ids.ts';
import { buildingsOf, type Nanty } from '../../box/state.ts';
import { building, skip } from '../../seen/verbs.ts';
import { removeBuilding } from '../build.ts';
import { choice } from '../effects.ts';
import { NOT_THEIR_BUILDING, TARGET_NO_BUILDING } from '../refusals.ts';
import { aimed } from './aimed.ts';
import { payOff } from './pay-off.ts';

/** Another player pays you 5, or you may remove one of their buildings. (R9.36) */
export const payOrLoseBuilding = aimed('lose-building.whom', {
  refuseTarget: ({ s }, _, target) => (buildingsOf(s, target) > 0 ? null : TARGET_NO_BUILDING),
  play: (from, by, card) => [payOrLose({ by, from, card })],
});
const payOrLose = payOff('lose-building.answer', (g, { by, from }) => g.next(ruin({ by: from, owner: by })));

const ruin = choice('lose-building.which', {
  options: ({ s }, { owner }) => [...buildings(s, owner), skip],
  choose(g, _, option) {
    if (option !== skip) removeBuilding(g, building.area(option));
  },
  refuse: (_, __, wish) => (building.is(wish) ? NOT_THEIR_BUILDING : null),
});
function buildings(s: Nanty, owner: Player): Option[] {
  const options: Option[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (s.buildings[area] === owner) options.push(building(area));
  return options;
}
