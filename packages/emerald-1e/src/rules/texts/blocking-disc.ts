import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { type At, type Emerald1, isTarget } from '../../box/state.ts';
import { ALL_TARGETS, targetsOf } from '../../box/targets.ts';
import { tell } from '../../seen/event-specs.ts';
import { block, unblock } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, type G, step } from '../effects.ts';
import { DISC_NONE_LEFT, DISC_NONE_THERE, DISC_THERE, NO_TARGET_THERE } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** Places one disc from the stock on a target without one, or removes one, whoever placed it. (R12.1 to R12.3) */
export const blockingDisc: Text = {
  refuse: () => null,
  play: (by) => [discTarget({ by })],
};
const areLeft = ({ s, data }: At): boolean =>
  s.blocked.reduce((sum, n) => sum + n, 0) < data.pack.supplies.blockingDiscs;

function refuseDisc(at: At, target: number, places: boolean): Refused | null {
  const { s } = at;
  if (!places) return s.blocked[target] === 1 ? null : DISC_NONE_THERE;
  return isTarget(s, target) ? refusePlacing(s, target, areLeft(at)) : NO_TARGET_THERE;
}
/** Explains why an existing target cannot get a disc. */
function refusePlacing(s: Emerald1, target: number, left: boolean): Refused | null {
  if (s.blocked[target] === 1) return DISC_THERE;
  return left ? null : DISC_NONE_LEFT;
}
const discTarget = choice('disc.target', {
  options(at) {
    const left = areLeft(at);
    const free = targetsOf(at).filter((target) => refusePlacing(at.s, target, left) === null);
    const taken = ALL_TARGETS.filter((target) => refuseDisc(at, target, false) === null);
    return [...free.map((target) => block(target)), ...taken.map((target) => unblock(target))];
  },
  choose(g, { by }, option) {
    const places = block.is(option);
    const target = places ? block.target(option) : unblock.target(option);
    g.next(confirmed({ by }), pay({ by }), discMoved({ by, target, places: Number(places) }));
  },
  refuse(at, _, wish) {
    if (block.is(wish)) return refuseDisc(at, block.target(wish), true);
    return unblock.is(wish) ? refuseDisc(at, unblock.target(wish), false) : null;
  },
});
const discMoved = step<{ by: Player; target: number; places: number }>('disc.moved', (g, { by, target, places }) => {
  if (places === 0) return dropDisc(g, by, target);
  g.s.blocked[target] = 1;
  tell(g)?.('discPlaced', { player: by, target });
});
/** R12.4: a disc whose card leaves returns to the stock. */
export function dropDisc(g: G, by: Player, target: number): void {
  if (g.s.blocked[target] === 0) return;
  g.s.blocked[target] = 0;
  tell(g)?.('discRemoved', { player: by, target });
}
