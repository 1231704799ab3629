// R7 Retrieve influence cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { cubesToStock, limboToStock } from './board.ts';
import { playPicks } from './cards.ts';
import { step, subset } from './effects.ts';
import { candidates, type Hand } from './hand.ts';
import { CITY_COUNT, LIMBO } from './ids.ts';
import { refusePick } from './picking.ts';
import {
  OVERPAID_RETRIEVE,
  RETRIEVE_EXACTLY,
  RETRIEVE_NO_CARD,
  RETRIEVE_NONE,
  RETRIEVE_NONE_THERE,
  RETRIEVE_PICK_ONE,
} from './refusals.ts';
import { type At, cell, cubesInCities } from './state.ts';
import { done, pick, take } from './verbs.ts';

/** R7.1: own cubes in Limbo and in all cities. */
const cubesOut = ({ s }: At, by: Player): number => s.limbo[by]! + cubesInCities(s, by);

export function refuseRetrieve(at: At, by: Player, hand: Hand): Refused | null {
  if (cubesOut(at, by) === 0) return RETRIEVE_NONE;
  return hand.retrieve > 0 ? null : RETRIEVE_NO_CARD;
}

/** R7.3: as for placing, no card may be superfluous. */
export const retrieveCards = subset<{ by: Player; since: number }>('retrieve.cards', done, {
  draft: true,
  secret: true,
  candidates: (at, { by }) => candidates(at, by, (kind) => at.data.retrieve[kind]!, 0),
  fits: (at, { by }, picks) => withoutOverpay(symbols(at), cubesOut(at, by), picks),
  enough: (at, { by }, picks) => withoutOverpay(symbols(at), cubesOut(at, by), picks),
  refuse: (at, { by }, wish) =>
    wish === done ? RETRIEVE_PICK_ONE : refusePick(at, by, wish, (kind) => at.data.retrieve[kind]!, OVERPAID_RETRIEVE),
});
const symbols = (at: At) => (option: Option) => at.data.retrieve[pick.card(option)]!;

/** R7.2: exactly as many cubes as symbols, from anywhere on the board. */
const wanted = (at: At, by: Player): number => {
  let sum = 0;
  for (const option of at.s.picks) if (pick.is(option)) sum += symbols(at)(option);
  return Math.min(sum, cubesOut(at, by));
};

/** Where the cubes come from: behind the cards in the picks. */
export const retrieveCubes = step<{ by: Player }>('retrieve.cubes', (g, { by }) => {
  g.next(retrieveFrom({ by, since: g.s.picks.length }), retrieved({ by }));
});
const retrieveFrom = subset<{ by: Player; since: number }>('retrieve.from', done, {
  draft: true,
  candidates: (at, { by }) => cubesToTake(at, by),
  fits: (at, { by }, picks, list, next) =>
    picks.length <= wanted(at, by) && picks.length + list.length - next >= wanted(at, by),
  enough: (at, { by }, picks) => picks.length === wanted(at, by),
  refuse(at, { by, since }, wish) {
    if (wish === done) return RETRIEVE_EXACTLY;
    if (!take.is(wish)) return null;
    const taken = at.s.picks.slice(since).filter((option) => option === wish).length;
    const standing = cubesToTake(at, by).filter((option) => option === wish).length;
    return taken < standing ? RETRIEVE_EXACTLY : RETRIEVE_NONE_THERE;
  },
});
/** Own cubes by where they lie, copies repeated. */
function cubesToTake({ s }: At, by: Player): Option[] {
  const list: Option[] = [];
  for (let city = 0; city < CITY_COUNT; city++)
    for (let i = s.cubes[cell(by, city)]!; i > 0; i--) list.push(take({ from: city }));
  for (let i = s.limbo[by]!; i > 0; i--) list.push(take({ from: LIMBO }));
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
