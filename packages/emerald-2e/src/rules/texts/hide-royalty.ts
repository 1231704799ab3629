import type { Player } from '@gaslamp/kernel/state';
import { type At, countOf, itemIn, majority, SLOT } from '../../box/state.ts';
import { score } from '../../seen/points.ts';
import { at as here } from '../../seen/verbs.ts';
import { cubesLeaveCity, takeRoyalty } from '../assassinate.ts';
import { CITIES_IN_ORDER } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { HIDE_NO_MAJORITY, HIDE_NOWHERE, NO_ROYALTY } from '../refusals.ts';
import { sanityRoll } from '../sanity.ts';
import { pay, type Text } from './text.ts';

/**
 * Take the royalty of a city where you have the majority; its points are Loyalist. Then a sanity roll that may cost an
 * agent there, then the cubes leave as after an assassination. (R18.9)
 */
export const hideRoyalty: Text = {
  refuse: (at, by) => (CITIES_IN_ORDER.some((city) => refuseCity(at, by, city) === null) ? null : HIDE_NOWHERE),
  play: (by) => [hideCity({ by })],
};
const refuseCity = ({ s }: At, by: Player, city: number) => {
  if (itemIn(s, SLOT + city) < 0) return NO_ROYALTY;
  return majority(s, by, city) ? null : HIDE_NO_MAJORITY;
};
const hideCity = choice('hide-royalty.city', {
  options: (at, { by }) =>
    CITIES_IN_ORDER.filter((city) => refuseCity(at, by, city) === null).map((city) => here(city)),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), hidden({ by, city: here.city(option) })),
  refuse: (at, { by }, wish) => (here.is(wish) ? refuseCity(at, by, here.city(wish)) : null),
});
const hidden = step<{ by: Player; city: number }>('hide-royalty.hidden', (g, { by, city }) => {
  score(g, by, 'loyalist', takeRoyalty(g, by, city));
  // R18.1
  if (g.s.blackHandCountsHidden === 1) score(g, by, 'restorationist', 2 * countOf(g.s.blackHands, by));
  g.next(sanityRoll({ by, city }), cubesLeaveCity({ by, city }));
});
