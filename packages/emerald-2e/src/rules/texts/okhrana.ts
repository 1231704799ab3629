import type { Player } from '@gaslamp/kernel/state';
import { cubesIn } from '../../box/state.ts';
import { done, send } from '../../seen/verbs.ts';
import { cubesToLimbo } from '../board.ts';
import { step, subset } from '../effects.ts';
import { AT_MOST_TWO_CUBES, NO_CUBE_IN_CITY, OKHRANA_NO_CUBE, OKHRANA_PICK_ONE } from '../refusals.ts';
import { cubesStanding } from './lestrade.ts';
import { payText, type Text } from './text.ts';

/** One cube or two, of any owners in any cities, go to their owners' Limbo. (R18.19) */
export const okhrana: Text = {
  refuse: ({ s }) => (s.cubes.some((count) => count > 0) ? null : NO_CUBE_IN_CITY),
  play: (by) => [okhranaCubes({ by, since: 1 }), okhranaSends({ by })],
};
const okhranaCubes = subset('okhrana.cubes', done, {
  candidates: ({ s }) =>
    cubesStanding(s).flatMap((option) =>
      cubesIn(s, send.owner(option), send.city(option)) > 1 ? [option, option] : [option],
    ),
  fits: (_, __, picks) => picks.length <= 2,
  enough: (_, __, picks) => picks.length >= 1 && picks.length <= 2,
  refuse({ s }, { since }, wish) {
    if (wish === done) return OKHRANA_PICK_ONE;
    if (!send.is(wish)) return null;
    return s.picks.length - since < 2 ? OKHRANA_NO_CUBE : AT_MOST_TWO_CUBES;
  },
});
const okhranaSends = step<{ by: Player }>('okhrana.sends', (g, { by }) => {
  payText(g, by);
  for (const option of g.s.picks) cubesToLimbo(g, send.owner(option), send.city(option), 1);
});
