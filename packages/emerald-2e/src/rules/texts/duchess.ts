import type { Player } from '@gaslamp/kernel/state';
import { type At, FACE_UP, itemIn, majority } from '../../box/state.ts';
import { at as here } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER } from '../board.ts';
import { takeCard } from '../claim.ts';
import { confirmed } from '../confirm.ts';
import { choice } from '../effects.ts';
import { CLAIM_EMPTY, DUCHESS_NO_MAJORITY, DUCHESS_NOWHERE } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** Claim one face-up card in a city where you have the majority; no cube is needed. (R18.6) */
export const duchess: Text = {
  refuse: (at, by) => (CITIES_IN_ORDER.some((city) => refuseCity(at, by, city) === null) ? null : DUCHESS_NOWHERE),
  play: (by) => [duchessCity({ by })],
};
const refuseCity = ({ s }: At, by: Player, city: number) => {
  if (!majority(s, by, city)) return DUCHESS_NO_MAJORITY;
  return itemIn(s, FACE_UP + city) < 0 ? CLAIM_EMPTY : null;
};
const duchessCity = choice('duchess.city', {
  options: (at, { by }) =>
    CITIES_IN_ORDER.filter((city) => refuseCity(at, by, city) === null).map((city) => here(city)),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), takeCard({ by, city: here.city(option) })),
  refuse: (at, { by }, wish) => (here.is(wish) ? refuseCity(at, by, here.city(wish)) : null),
});
