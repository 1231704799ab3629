// R6.3 Retrieve cubes.
import { distinct } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { LIMBO, TARGET_COUNT } from '../box/ids.ts';
import { type At, countOf, cubesOn, type Emerald1 } from '../box/state.ts';
import { cubesOut, cubesWanted } from '../seen/goals.ts';
import { candidates, type Hand } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { done, pick, take } from '../seen/verbs.ts';
import { declarePicks } from './cards.ts';
import { cubesHome, limboHome } from './cubes.ts';
import { step, subset } from './effects.ts';
import {
  OVERPAID_RETRIEVE,
  PICK_ONE_RETRIEVE,
  RETRIEVE_EXACTLY,
  RETRIEVE_NO_CARD,
  RETRIEVE_NONE,
  RETRIEVE_NONE_THERE,
} from './refusals.ts';
import { cubesOnCard, weighing } from './weights.ts';

export function refuseRetrieve({ s }: At, by: Player, hand: Hand): Refused | null {
  if (cubesOut(s, by) === 0) return RETRIEVE_NONE;
  return hand.cubes > 0 ? null : RETRIEVE_NO_CARD;
}

export const retrieveCards = subset('retrieve.cards', done, {
  candidates: (at, { by }) => candidates(at, by, cubesOnCard),
  fits: legal,
  enough: legal,
  refuse: (at, { by }, wish) =>
    wish === done ? PICK_ONE_RETRIEVE : refusePick(at, by, wish, cubesOnCard, OVERPAID_RETRIEVE),
});
function legal({ s, data }: At, { by }: { by: Player }, picks: readonly Option[]): boolean {
  return withoutOverpay(weighing(data, cubesOnCard), cubesOut(s, by), picks);
}

/** Asks where the cubes come from, in any mix; these picks follow the cards. */
export const retrieveCubes = step<{ by: Player }>('retrieve.cubes', (g, { by }) => {
  g.next(retrieveFrom({ by, since: g.s.picks.length }), retrieved({ by }));
});
const retrieveFrom = subset('retrieve.from', done, {
  candidates: ({ s }, { by }) => cubesToTake(s, by),
  fits(at, { by }, picks, list, next) {
    const goal = cubesWanted(at, by);
    return picks.length <= goal && picks.length + list.length - next >= goal;
  },
  enough: (at, { by }, picks) => picks.length === cubesWanted(at, by),
  refuse(at, { by, since }, wish) {
    if (wish === done) return RETRIEVE_EXACTLY;
    if (!take.is(wish)) return null;
    const taken = at.s.picks.slice(since).filter((option) => option === wish).length;
    const there = cubesToTake(at.s, by).filter((option) => option === wish).length;
    return taken < there ? RETRIEVE_EXACTLY : RETRIEVE_NONE_THERE;
  },
});
/** Returns own cubes by their places, copies repeated. */
function cubesToTake(s: Emerald1, by: Player): Option[] {
  const list: Option[] = [];
  for (let target = 0; target < TARGET_COUNT; target++)
    for (let i = cubesOn(s, by, target); i > 0; i--) list.push(take(target));
  for (let i = countOf(s.limbo, by); i > 0; i--) list.push(take(LIMBO));
  return list;
}

const retrieved = step<{ by: Player }>('retrieve.done', (g, { by }) => {
  const { s } = g;
  const from = s.picks.filter(take.is).map(take.from);
  s.picks = s.picks.filter(pick.is);
  declarePicks(g, by, 'retrieve');
  for (const place of distinct(from)) {
    const count = from.filter((other) => other === place).length;
    if (place === LIMBO) limboHome(g, by, count);
    else cubesHome(g, by, place, count);
  }
});
