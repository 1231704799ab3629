// The quantities that replays follow through a match.
import type { Course } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Data } from '../box/data.ts';
import { agentsOnBoard, cubesOn, type Emerald1 } from '../box/state.ts';
import type { EVENT_SPECS } from '../seen/event-specs.ts';
import type { Points } from '../seen/points.ts';
import { finalScoring, type Reckoning } from '../seen/scoring.ts';

type Source = Course<Emerald1, Data>['sources'][string];
const source =
  (of: (row: Reckoning) => number): Source =>
  (position, player) =>
    of(at(finalScoring(position), player));
const points = (of: keyof Points): Source => source((row) => row.points[of]);

export const course: Course<Emerald1, Data> = {
  // R16, R18
  sources: {
    cities: points('cities'),
    killed: points('killed'),
    hidden: points('hidden'),
    necronomicon: points('necronomicon'),
    track: points('track'),
    agents: points('agents'),
    blackHand: points('blackHand'),
    vampires: points('vampires'),
    sacrificed: points('sacrificed'),
    trophies: source((row) => row.trophies),
    zombies: source((row) => row.zombies),
  },
  measures: {
    cities: ({ s }, player) => s.control.filter((by) => by === player).length,
    agents: ({ s }, player) => agentsOnBoard(s, player).length,
    cubes: ({ s }, player) => {
      let sum = 0;
      for (let target = 0; target < s.cubes.length / s.seats; target++) sum += cubesOn(s, player, target);
      return sum;
    },
  },
  deeds: [
    'claimed',
    'cityTaken',
    'played',
    'agentMoved',
    'attack',
    'agentKilled',
    'royalKilled',
    'royalHidden',
    'exposed',
    'sanity',
    'passed',
  ] satisfies (keyof typeof EVENT_SPECS)[],
};
