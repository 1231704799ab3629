// The quantities that replays follow through a match.
import type { Course } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Data } from '../box/data.ts';
import { AREA_COUNT } from '../box/ids.ts';
import { progress } from '../box/personalities.ts';
import { agentsIn, buildingsOf, controls, type Nanty, personalityOf } from '../box/state.ts';
import type { EVENT_SPECS } from '../seen/event-specs.ts';
import { type Reckoning, reckon } from '../seen/scoring.ts';

const source =
  (of: (row: Reckoning) => number): Course<Nanty, Data>['sources'][string] =>
  (position, player) =>
    of(at(reckon(position), player));

/** Sums a number over all areas. */
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
    // R7.6: progress of the player's own personality, in percent; below 100 if another condition does not hold (R7.10).
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
  ] satisfies (keyof typeof EVENT_SPECS)[],
};
