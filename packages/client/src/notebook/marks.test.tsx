// Tests the sides that others may be suspected of: where each side exists once, the own side is left out.

import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { view } from '@gaslamp/kernel/view';
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { expect, test } from 'vitest';
import { manifest as first } from '../games/emerald-1e/manifest.tsx';
import { manifest as second } from '../games/emerald-2e/manifest.tsx';
import { soleSide } from '../games/nanty-narking/sole-side.ts';
import { offered } from './marks.tsx';

test('R2.4 nobody else can be one’s own personality', () => {
  const game = nantyNarking();
  for (let seed = 1; seed <= 40; seed++) {
    const seats = 2 + (seed % 3);
    const { match } = Match.start(game, seats, {}, new FastDice(seed));
    for (let seat = 0; seat < seats; seat++) {
      const { s } = view(game, match.s, seat);
      const sole = soleSide({ pack: builtIn, s, seat });
      expect(game.sides?.of({ s: match.s, data: game.data }, seat)).toBe(sole);
      const names = game.sides?.names ?? [];
      expect(offered(names, sole, [], (seat + 1) % seats)).toEqual(names.filter((name) => name !== sole));
      // It reveals nothing about the others.
      expect(soleSide({ pack: builtIn, s, seat: (seat + 1) % seats })).toBeNull();
    }
  }
});
test('in Emerald others may be on one’s side', () => {
  expect(first.soleSide).toBeUndefined();
  expect(second.soleSide).toBeUndefined();
  expect(offered(['loyalist', 'restorationist'], null, [], 1)).toHaveLength(2);
});
test('a mark that is there can still be taken away', () => {
  const marks = [{ seat: 1, side: 'Fagin', mark: 'suspected' }] as const;
  expect(offered(['Fagin', 'Professor Moriarty'], 'Fagin', marks, 1)).toEqual(['Fagin', 'Professor Moriarty']);
  expect(offered(['Fagin', 'Professor Moriarty'], 'Fagin', marks, 2)).toEqual(['Professor Moriarty']);
});
