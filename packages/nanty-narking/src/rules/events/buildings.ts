import type { Option } from '@gaslamp/kernel/state';
import { bordersOf } from '../../box/data.ts';
import { AREA_COUNT } from '../../box/ids.ts';
import { type Nanty, NOBODY_HERE } from '../../box/state.ts';
import { spare } from '../../seen/verbs.ts';
import { removeBuilding } from '../build.ts';
import { BUILDING, type RandomEvent, rollArea, sparedIn } from './random-event.ts';

/** An event that removes the buildings in the areas it hits. */
const removing = (roll: RandomEvent['roll'] & {}, hit: (s: Nanty) => readonly number[]): RandomEvent => ({
  roll,
  affects({ s }, owner) {
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++)
      if (s.buildings[area] === owner && hit(s).includes(area)) options.push(spare({ what: BUILDING, area }));
    return options;
  },
  misses: ({ s }) => hit(s).every((area) => s.buildings[area] === NOBODY_HERE),
  happens(g) {
    for (const area of hit(g.s))
      if (g.s.buildings[area] !== NOBODY_HERE && sparedIn(g.s, BUILDING, area) === 0) removeBuilding(g, area);
  },
});

/**
 * Fire: a building burns, then the next one rolled if it is adjacent to the last, until a roll finds none. A spared one passes
 * the
 * fire on; one that was hit before counts as gone. (R11.5)
 */
export const fire = removing(
  (g, by) => {
    const { rolls, buildings } = g.s;
    for (;;) {
      const last = rolls.at(-1);
      const area = rollArea(g, by);
      const reached = last === undefined || (bordersOf(g.data, last) >> area) & 1;
      const hitBefore = rolls.indexOf(area) < rolls.length - 1;
      if (!reached || hitBefore || buildings[area] === NOBODY_HERE) return;
    }
  },
  // The last roll found nothing to burn.
  (s) => s.rolls.slice(0, -1),
);

/** Explosion: the building in one area is removed. (R11.8) */
export const explosion = removing(
  (g, by) => void rollArea(g, by),
  (s) => s.rolls,
);

/** Earthquake: the buildings in two areas are removed. (R11.14) */
export const earthquake = removing(
  (g, by) => {
    rollArea(g, by);
    rollArea(g, by);
  },
  (s) => s.rolls,
);
