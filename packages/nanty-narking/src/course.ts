// What a match is followed by that is looked back on.
import type { Course } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Data } from './data.ts';
import { AREA_COUNT } from './ids.ts';
import { progress } from './personalities.ts';
import { type Reckoning, reckon } from './scoring.ts';
import { agentsIn, buildingsOf, controls, type Nanty, personalityOf } from './state.ts';
import type { TOLD } from './told.ts';

const source =
  (of: (row: Reckoning) => number): Course<Nanty, Data>['sources'][string] =>
  (position, player) =>
    of(at(reckon(position), player));

/** In how many areas something holds, or how much there is in all. */
function inAreas(of: (area: number) => number): number {
  let sum = 0;
  for (let area = 0; area < AREA_COUNT; area++) sum += of(area);
  return sum;
}

export const course: Course<Nanty, Data> = {
  // R13
  sources: {
    agents: source((row) => row.agents),
    buildings: source((row) => row.buildings),
    money: source((row) => row.money),
    loans: source((row) => -row.penalty),
  },
  measures: {
    // R7.6: of the own personality, in percent of what it asks for; less than all where something else is missing (R7.10).
    goal: (position, player) => {
      const { have, needed, also } = progress(position, player, personalityOf(position.s, player));
      return needed === 0 ? 0 : Math.min(also ? 100 : 99, Math.round((100 * have) / needed));
    },
    money: ({ s }, player) => at(s.money, player),
    controlled: ({ s }, player) => inAreas((area) => Number(controls(s, player, area))),
    agents: ({ s }, player) => inAreas((area) => agentsIn(s, player, area)),
    buildings: ({ s }, player) => buildingsOf(s, player),
    areaCards: ({ s }, player) => inAreas((area) => Number(s.areaCards[area] === player)),
  },
  deeds: [
    'played',
    'ability',
    'built',
    'bought',
    'loan',
    'interrupted',
    'die',
    'rolled',
    'event',
    'discarded',
  ] satisfies (keyof typeof TOLD)[],
};
