import type { Item, Option } from '@gaslamp/kernel/state';
import { textOn } from '../../box/printed.ts';
import type { At } from '../../box/state.ts';
import { buildAs, canBuild, offerBuilding, refuseBuilding } from '../build.ts';
import { choice } from '../effects.ts';
import { TEXT_NO_AREA, TEXT_NO_PRICE } from '../refusals.ts';
import type { Text } from './text.ts';

const divisor = (at: At, card: Item): number => textOn(at, card, 'buildAtFraction').params.divisor;
const FOR_NOTHING = Number.POSITIVE_INFINITY;

/** Build for half the cost. (R9.34) */
export const buildAtFraction: Text = {
  refuse(at, by, card) {
    if (canBuild(at, by, divisor(at, card))) return null;
    return canBuild(at, by, FOR_NOTHING) ? TEXT_NO_PRICE : TEXT_NO_AREA;
  },
  play: (by, card) => [cheapSite({ by, card })],
};
const cheapSite = choice('build.cheaply', {
  options(at, { by, card }) {
    const options: Option[] = [];
    offerBuilding(at, by, divisor(at, card), options);
    return options;
  },
  choose: (g, { by, card }, option) => buildAs(g, by, option, divisor(g, card)),
  refuse: (at, { by, card }, wish) => refuseBuilding(at, by, wish, divisor(at, card)),
});
