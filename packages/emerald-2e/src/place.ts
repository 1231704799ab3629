// R5 Place influence cubes.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { withoutOverpay } from '@gaslamp/kernel/subsets';
import { playPicks } from './cards.ts';
import { step, subset } from './effects.ts';
import { candidates, type Hand } from './hand.ts';
import { refusePick } from './picking.ts';
import { OVERPAID_PLACE, PLACE_NO_CARD, PLACE_NO_CUBE, PLACE_PICK_ONE } from './refusals.ts';
import { type At, cell } from './state.ts';
import { done, pick } from './verbs.ts';

/** R5.1, R5.3: it takes a cube and a card; R5.6: any city will do. */
export function refusePlace({ s }: At, by: Player, hand: Hand): Refused | null {
  if (s.cubeStock[by] === 0) return PLACE_NO_CUBE;
  return hand.place > 0 ? null : PLACE_NO_CARD;
}

/** R5.4, R0.8: no card may be superfluous. */
export const placeCards = subset<{ by: Player; city: number; since: number }>('place.cards', done, {
  draft: true,
  secret: true,
  candidates: (at, { by }) => candidates(at, by, (kind) => at.data.place[kind]!, 0),
  fits: (at, { by }, picks) => withoutOverpay(symbols(at), at.s.cubeStock[by]!, picks),
  enough: (at, { by }, picks) => withoutOverpay(symbols(at), at.s.cubeStock[by]!, picks),
  refuse: (at, { by }, wish) =>
    wish === done ? PLACE_PICK_ONE : refusePick(at, by, wish, (kind) => at.data.place[kind]!, OVERPAID_PLACE),
});
const symbols = (at: At) => (option: Option) => at.data.place[pick.card(option)]!;

/** R5.2: exactly as many cubes as there are symbols, or all of them. R5.5: a city holds any number. */
export const placeCubes = step<{ by: Player; city: number }>('place.cubes', (g, { by, city }) => {
  const { s } = g;
  let sum = 0;
  for (const option of s.picks) sum += symbols(g)(option);
  const count = Math.min(sum, s.cubeStock[by]!);
  s.acted++;
  playPicks(g, by, 'place');
  s.cubeStock[by]! -= count;
  s.cubes[cell(by, city)]! += count;
  g.emit('cubesPlaced', { player: by, city, count });
});
