import { AREA_COUNT } from '../../box/ids.ts';
import { type Nanty, pawnsIn } from '../../box/state.ts';
import { pawn } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { type Fits, pawnsThat, refusePawn } from '../pawn-options.ts';
import { SWAPS_ELSEWHERE, TEXT_NO_TARGET } from '../refusals.ts';
import { exchangePawns } from '../window.ts';
import type { Text } from './text.ts';

const every: Fits = () => true;
const notIn =
  (area: number): Fits =>
  (_, other) =>
    other !== area;
/** Returns true if at least two areas have pawns. */
function scattered(s: Nanty): boolean {
  let peopled = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (pawnsIn(s, area) > 0) peopled++;
  return peopled > 1;
}

/** Exchange two pawns of any owners in different areas. (R9.27) */
export const swapTwoPawns: Text = {
  refuse: ({ s }) => (scattered(s) ? null : TEXT_NO_TARGET),
  play: (by) => [first({ by })],
};
const first = choice('swap.first', {
  options: ({ s }) => pawnsThat(s, every),
  choose: (g, { by }, option) => g.next(second({ by, a: pawn.pawn(option), areaA: pawn.area(option) })),
  refuse: ({ s }, _, wish) => refusePawn(s, every, wish, SWAPS_ELSEWHERE),
});
const second = choice('swap.second', {
  options: ({ s }, { areaA }) => pawnsThat(s, notIn(areaA)),
  choose: (g, { by, a, areaA }, option) =>
    exchangePawns(g, by, { a, areaA, b: pawn.pawn(option), areaB: pawn.area(option) }),
  refuse: ({ s }, { areaA }, wish) => refusePawn(s, notIn(areaA), wish, SWAPS_ELSEWHERE),
});
