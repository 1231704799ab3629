// Texts that move cubes off targets. A blocking disc is no obstacle (R20.7).
import type { Option, Player } from '@gaslamp/kernel/state';
import { cubesOn, type Emerald1 } from '../../box/state.ts';
import { ALL_TARGETS } from '../../box/targets.ts';
import { done, send } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { cubesHome, cubesToLimbo } from '../cubes.ts';
import { choice, step, subset } from '../effects.ts';
import { AT_MOST_TWO_CUBES, NO_CUBE_OUT, NO_CUBE_THERE, PICK_ONE_CUBE } from '../refusals.ts';
import { declareText, pay, type Text } from './text.ts';

/** Returns cubes by player and target: each one, or one option for all that lie together. */
function cubesThere(s: Emerald1, single: boolean): Option[] {
  const list: Option[] = [];
  for (let owner = 0; owner < s.seats; owner++)
    for (const target of ALL_TARGETS) {
      const count = cubesOn(s, owner, target);
      for (let i = single ? count : Math.min(1, count); i > 0; i--) list.push(send({ owner, target }));
    }
  return list;
}
const noneOut = (s: Emerald1) => (s.cubes.some((count) => count > 0) ? null : NO_CUBE_OUT);

/** All cubes of one player, which may be yourself, on one target go home to the supply. (R20) */
export const returnCubes: Text = {
  refuse: ({ s }) => noneOut(s),
  play: (by) => [lestradeCubes({ by })],
};
const lestradeCubes = choice('lestrade.cubes', {
  options: ({ s }) => cubesThere(s, false),
  choose(g, { by }, option) {
    const [owner, target] = [send.owner(option), send.target(option)];
    g.next(confirmed({ by }), pay({ by }), lestradeSends({ owner, target }));
  },
  refuse: (_, __, wish) => (send.is(wish) ? NO_CUBE_THERE : null),
});
const lestradeSends = step<{ owner: Player; target: number }>('lestrade.sends', (g, { owner, target }) =>
  cubesHome(g, owner, target, cubesOn(g.s, owner, target)),
);

/** One or two cubes, of any players and from any targets, to Limbo. (R20) */
export const okhrana: Text = {
  refuse: ({ s }) => noneOut(s),
  play: (by) => [okhranaCubes({ by, since: 1 }), okhranaSends({ by })],
};
const okhranaCubes = subset('okhrana.cubes', done, {
  candidates: ({ s }) => cubesThere(s, true),
  fits: (_, __, picks) => picks.length <= 2,
  enough: (_, __, picks) => picks.length > 0 && picks.length <= 2,
  refuse(at, { since }, wish) {
    if (wish === done) return PICK_ONE_CUBE;
    if (!send.is(wish)) return null;
    return at.s.picks.length - since >= 2 ? AT_MOST_TWO_CUBES : NO_CUBE_THERE;
  },
});
const okhranaSends = step<{ by: Player }>('okhrana.sends', (g, { by }) => {
  const sent = g.s.picks.filter(send.is);
  declareText(g, by);
  g.s.picks.length = 0;
  for (const option of sent) cubesToLimbo(g, send.owner(option), send.target(option), 1);
});
