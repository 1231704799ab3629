// The quantities that replays follow through a match.
import type { Course } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { Data } from '../box/data.ts';
import { CITY_COUNT } from '../box/ids.ts';
import { agentsOnBoard, countIn, countOf, cubesIn, DECK, DISCARD, type Emerald, HAND, majority } from '../box/state.ts';
import type { EVENT_SPECS } from '../seen/event-specs.ts';
import { finalScoring, type Reckoning } from '../seen/scoring.ts';

type Worth = (row: Reckoning) => number;
const source =
  (of: Worth): Course<Emerald, Data>['sources'][string] =>
  (position, player) =>
    of(at(finalScoring(position), player));

/** Sums a number over all cities. */
function inCities(of: (city: number) => number): number {
  let sum = 0;
  for (let city = 0; city < CITY_COUNT; city++) sum += of(city);
  return sum;
}

export const course: Course<Emerald, Data> = {
  // R17
  sources: {
    neutral: source((row) => row.neutral),
    side: source((row) => row.kept),
    kills: source((row) => row.killsKept),
    track: source((row) => row.trackKept),
    penalty: source((row) => -row.penalty),
  },
  measures: {
    // R0.3
    majorities: ({ s }, player) => inCities((city) => Number(majority(s, player, city))),
    // R0.6
    agents: agentsOnBoard,
    cubes: ({ s }, player) => inCities((city) => cubesIn(s, player, city)),
    limbo: ({ s }, player) => countOf(s.limbo, player),
    cards: ({ s }, player) => countIn(s, HAND + player) + countIn(s, DECK + player) + countIn(s, DISCARD + player),
    sanity: ({ s }, player) => countOf(s.tokens, player),
  },
  deeds: [
    'claimed',
    'played',
    'agentMoved',
    'attack',
    'killed',
    'royaltyTaken',
    'discarded',
    'sanity',
    'passed',
  ] satisfies (keyof typeof EVENT_SPECS)[],
};
