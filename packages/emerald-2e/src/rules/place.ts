// R5 Place influence cubes.
import { carry } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { type At, cell, countOf } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates, type Hand } from '../seen/hand.ts';
import { pickedCard, refusePick } from '../seen/picking.ts';
import { places, sumOf } from '../seen/sums.ts';
import { done } from '../seen/verbs.ts';
import { playPicks } from './cards.ts';
import { step, subset } from './effects.ts';
import { OVERPAID_PLACE, PLACE_NO_CARD, PLACE_NO_CUBE, PLACE_PICK_ONE } from './refusals.ts';

/** R5.1, R5.3: it takes a cube and a card; R5.6: every city is allowed. */
export function refusePlace({ s }: At, by: Player, hand: Hand): Refused | null {
  if (s.cubeStock[by] === 0) return PLACE_NO_CUBE;
  return hand.place > 0 ? null : PLACE_NO_CARD;
}

const symbols =
  ({ data }: At) =>
  (option: Option): number =>
    pickedCard(data, option).place;

/** R5.4, R0.8: no card may be superfluous. */
export const placeCards = subset('place.cards', done, {
  candidates: (at, { by }) => candidates(at, by, places, 0),
  fits: (at, { by }, picks) => withoutOverpay(symbols(at), countOf(at.s.cubeStock, by), picks),
  enough: (at, { by }, picks) => withoutOverpay(symbols(at), countOf(at.s.cubeStock, by), picks),
  refuse: (at, { by }, wish) => (wish === done ? PLACE_PICK_ONE : refusePick(at, by, wish, places, OVERPAID_PLACE)),
});

/** R5.2: as many cubes as there are symbols, or all in stock. R5.5: a city holds any number. */
export const placeCubes = step<{ by: Player; city: number }>('place.cubes', (g, { by, city }) => {
  const { s } = g;
  const count = Math.min(sumOf(g.data, places, s.picks), countOf(s.cubeStock, by));
  s.acted++;
  playPicks(g, by, 'place');
  carry(count, s.cubeStock, by, s.cubes, cell(by, city));
  tell(g)?.('cubesPlaced', { player: by, city, count });
});
