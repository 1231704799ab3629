import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option } from '@gaslamp/kernel/state';
import { bordersOf } from '../../box/data.ts';
import { AREA_COUNT, AREAS } from '../../box/ids.ts';
import type { At } from '../../box/state.ts';
import type { Placing } from '../../seen/questions.ts';
import { done } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { ALL_AREAS, canPlace, offerPlacing, placeAs, refusePlacing, type Targets } from '../pawns.ts';
import { OWN_BUILDING_AGENT, QUIET_AGENT, TEXT_NO_AREA, TROUBLE_AGENT, WESTMINSTER_AGENT } from '../refusals.ts';
import type { Text } from './text.ts';

/** Returns the areas that satisfy `holds`, as bits. */
function areas(holds: (area: number) => boolean): number {
  let bits = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (holds(area)) bits |= 1 << area;
  return bits;
}
/** Returns the numbers of agents that a text places; one if the text has no number. */
const numbers = ({ data }: At, card: Item): { readonly min: number; readonly max: number } => {
  const text = data.pack.cards[card];
  return text?.effect === 'placeAgentsInOrAdjacent' ? text.params : { min: 1, max: 1 };
};

/**
 * Returns a text that places agents, one after another; R4.9: each may have to be lifted first. `why` refuses other areas;
 * `quiet`:
 * they bring no marker.
 */
function placing(name: Placing, targets: Targets, why: Refused, quiet = false): Text {
  const where = choice(name, {
    options(at, { by, card, placed }) {
      const options: Option[] = [];
      offerPlacing(at, by, targets, options);
      if (placed >= numbers(at, card).min) options.push(done);
      return options;
    },
    choose(g, { by, card, placed }, option) {
      if (option === done) return;
      placeAs(g, by, option, quiet);
      if (placed + 1 < numbers(g, card).max) g.next(where({ by, card, placed: placed + 1 }));
    },
    refuse: (at, { by }, wish) => refusePlacing(at, by, targets, wish, why),
  });
  return {
    refuse: (at, by) => (canPlace(at, by, targets) ? null : TEXT_NO_AREA),
    play: (by, card) => [where({ by, card, placed: 0 })],
  };
}

const WESTMINSTER = AREAS.indexOf('WESTMINSTER');
/** Place an agent in Westminster or an adjacent area; the other card with this text: one or two. (R9.28) */
export const placeAgentsInOrAdjacent = placing(
  'place.westminster',
  ({ data }) => (1 << WESTMINSTER) | bordersOf(data, WESTMINSTER),
  WESTMINSTER_AGENT,
);

/** Place an agent where you have a building. (R9.29) */
export const placeAgentAtOwnBuilding = placing(
  'place.building',
  ({ s }, by) => areas((area) => s.buildings[area] === by),
  OWN_BUILDING_AGENT,
);

/** Place an agent in an area with a trouble marker. (R9.30) */
export const placeAgentAtTrouble = placing(
  'place.trouble',
  ({ s }) => areas((area) => s.trouble[area] === 1),
  TROUBLE_AGENT,
);

/** Place an agent in any area; it brings no trouble marker. (R9.31) */
export const placeAgentAnywhereNoTrouble = placing('place.quietly', () => ALL_AREAS, QUIET_AGENT, true);
