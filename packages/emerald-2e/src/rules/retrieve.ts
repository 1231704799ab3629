// R7 Retrieve influence cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { CITY_COUNT, LIMBO } from '../box/ids.ts';
import { type At, countOf, cubesIn } from '../box/state.ts';
import { candidates, type Hand } from '../seen/hand.ts';
import { pickedCard, refusePick } from '../seen/picking.ts';
import { cubesOut, cubesWanted, retrieves } from '../seen/sums.ts';
import { done, pick, take } from '../seen/verbs.ts';
import { cubesToStock, limboToStock } from './board.ts';
import { playPicks } from './cards.ts';
import { step, subset } from './effects.ts';
import {
  OVERPAID_RETRIEVE,
  RETRIEVE_EXACTLY,
  RETRIEVE_NO_CARD,
  RETRIEVE_NONE,
  RETRIEVE_NONE_THERE,
  RETRIEVE_PICK_ONE,
} from './refusals.ts';

export function refuseRetrieve(at: At, by: Player, hand: Hand): Refused | null {
  if (cubesOut(at.s, by) === 0) return RETRIEVE_NONE;
  return hand.retrieve > 0 ? null : RETRIEVE_NO_CARD;
}

const symbols =
  ({ data }: At) =>
  (option: Option): number =>
    pickedCard(data, option).retrieve;

/** R7.3: as for placing, no card may be superfluous. */
export const retrieveCards = subset('retrieve.cards', done, {
  candidates: (at, { by }) => candidates(at, by, retrieves, 0),
  fits: (at, { by }, picks) => withoutOverpay(symbols(at), cubesOut(at.s, by), picks),
  enough: (at, { by }, picks) => withoutOverpay(symbols(at), cubesOut(at.s, by), picks),
  refuse: (at, { by }, wish) =>
    wish === done ? RETRIEVE_PICK_ONE : refusePick(at, by, wish, retrieves, OVERPAID_RETRIEVE),
});

/** R7.2: asks where the cubes come from, anywhere on the board; these picks follow the cards. */
export const retrieveCubes = step<{ by: Player }>('retrieve.cubes', (g, { by }) => {
  g.next(retrieveFrom({ by, since: g.s.picks.length }), retrieved({ by }));
});
const retrieveFrom = subset('retrieve.from', done, {
  candidates: (at, { by }) => cubesToTake(at, by),
  fits(at, { by }, picks, list, next) {
    const goal = cubesWanted(at, by);
    return picks.length <= goal && picks.length + list.length - next >= goal;
  },
  enough: (at, { by }, picks) => picks.length === cubesWanted(at, by),
  refuse(at, { by, since }, wish) {
    if (wish === done) return RETRIEVE_EXACTLY;
    if (!take.is(wish)) return null;
    const taken = at.s.picks.slice(since).filter((option) => option === wish).length;
    const standing = cubesToTake(at, by).filter((option) => option === wish).length;
    return taken < standing ? RETRIEVE_EXACTLY : RETRIEVE_NONE_THERE;
  },
});
/** Returns own cubes by their places, copies repeated. */
function cubesToTake({ s }: At, by: Player): Option[] {
  const list: Option[] = [];
  for (let city = 0; city < CITY_COUNT; city++) for (let i = cubesIn(s, by, city); i > 0; i--) list.push(take(city));
  for (let i = countOf(s.limbo, by); i > 0; i--) list.push(take(LIMBO));
  return list;
}

const retrieved = step<{ by: Player }>('retrieve.done', (g, { by }) => {
  const { s } = g;
  const from = s.picks.filter(take.is).map(take.from);
  s.picks = s.picks.filter(pick.is);
  s.acted++;
  playPicks(g, by, 'retrieve');
  for (const place of new Set(from)) {
    const count = from.filter((other) => other === place).length;
    if (place === LIMBO) limboToStock(g, by, count);
    else cubesToStock(g, by, place, count);
  }
});
