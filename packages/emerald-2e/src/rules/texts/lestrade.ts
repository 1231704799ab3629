import type { Option, Player } from '@gaslamp/kernel/state';
import { cubesIn, type Emerald } from '../../box/state.ts';
import { send } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER, cubesToStock } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { LESTRADE_NO_CUBE, NO_CUBE_IN_CITY } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** All of one player's cubes in one city, your own allowed, go to that player's stock. (R18.13) */
export const lestrade: Text = {
  refuse: ({ s }) => (s.cubes.some((count) => count > 0) ? null : NO_CUBE_IN_CITY),
  play: (by) => [lestradeCubes({ by })],
};
/** Cubes standing in cities, by city and owner. */
export function cubesStanding(s: Emerald): Option[] {
  const options: Option[] = [];
  for (let owner = 0; owner < s.seats; owner++)
    for (const city of CITIES_IN_ORDER) if (cubesIn(s, owner, city) > 0) options.push(send({ owner, city }));
  return options;
}
const lestradeCubes = choice('lestrade.cubes', {
  options: ({ s }) => cubesStanding(s),
  choose(g, { by }, option) {
    const city = send.city(option);
    g.next(confirmed({ by }), pay({ by }), lestradeClears({ owner: send.owner(option), city }));
  },
  refuse: (_, __, wish) => (send.is(wish) ? LESTRADE_NO_CUBE : null),
});
const lestradeClears = step<{ owner: Player; city: number }>('lestrade.clears', (g, { owner, city }) =>
  cubesToStock(g, owner, city, cubesIn(g.s, owner, city)),
);
