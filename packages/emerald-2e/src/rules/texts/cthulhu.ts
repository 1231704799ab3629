import { HARMS } from '../../box/ids.ts';
import {
  agentsIn,
  countIn,
  countOf,
  cubesIn,
  DEVOURED,
  type Emerald,
  FACE_UP,
  itemIn,
  REMOVED,
  STACK,
  STANDS,
} from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { at as here } from '../../seen/verbs.ts';
import { agentToStock, CITIES_IN_ORDER, cubesToLimbo } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { revealCheck } from '../identity.ts';
import { NOTHING_TO_REMOVE } from '../refusals.ts';
import { announceToAll } from '../window.ts';
import { pay, type Text } from './text.ts';

/**
 * One city is emptied: its stack leaves the game, unseen cards unseen; agents and zombies return; all cubes go to
 * their owners' Limbo, yours too. Royalty in the slot stays. Holmes cancels all of it. (R18.3, R18.35)
 */
export const cthulhu: Text = {
  refuse: ({ s }) => (CITIES_IN_ORDER.some((city) => removable(s, city)) ? null : NOTHING_TO_REMOVE),
  play: (by) => [cthulhuCity({ by })],
};
function removable(s: Emerald, city: number): boolean {
  if (countOf(s.zombies, city) > 0 || itemIn(s, FACE_UP + city) >= 0 || itemIn(s, STACK + city) >= 0) return true;
  for (let owner = 0; owner < s.seats; owner++) if (agentsIn(s, owner, city) + cubesIn(s, owner, city) > 0) return true;
  return false;
}
const cthulhuCity = choice('cthulhu.city', {
  options: ({ s }) => CITIES_IN_ORDER.filter((city) => removable(s, city)).map((city) => here(city)),
  choose(g, { by }, option) {
    const city = here.city(option);
    const harm = HARMS.indexOf('cthulhu');
    g.next(confirmed({ by }), pay({ by }), announceToAll({ by, city, harm }), cthulhuRises({ city }));
  },
  refuse: (_, __, wish) => (here.is(wish) ? NOTHING_TO_REMOVE : null),
});
const cthulhuRises = step<{ city: number }>('cthulhu.rises', (g, { city }) => {
  const { s } = g;
  if (s.threatened !== STANDS) return;
  tell(g)?.('devoured', { city, unseen: countIn(s, STACK + city) });
  const top = itemIn(s, FACE_UP + city);
  if (top >= 0) g.move(top, REMOVED);
  // R19.4: what lay face-down is not shown.
  g.moveAll(STACK + city, DEVOURED);
  for (let owner = 0; owner < s.seats; owner++) {
    while (agentsIn(s, owner, city) > 0) agentToStock(g, owner, city);
    cubesToLimbo(g, owner, city, cubesIn(s, owner, city));
  }
  s.zombieSupply += countOf(s.zombies, city);
  s.zombies[city] = 0;
  g.next(revealCheck({}));
});
