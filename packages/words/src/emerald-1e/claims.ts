// R6.2: the claims that players can make as the first action of a turn, from the public position.

import { BOX_OF } from '@gaslamp/emerald-1e/box/ids';
import { isBox } from '@gaslamp/emerald-1e/box/state';
import { mayClaim } from '@gaslamp/emerald-1e/seen/claimable';
import { type Model, players } from './model.ts';

type Board = Pick<Model, 's' | 'data' | 'you'>;

/** Returns true if the viewer can claim the target. */
export const canClaim = (m: Model, target: number): boolean =>
  m.you !== null && m.s.reason === 0 && mayClaim(m, m.you, target);

/** Returns the players who can claim this city from the viewer. */
export function rivalsFor(m: Board, target: number): number[] {
  const { s, you } = m;
  if (s.reason > 0 || you === null || !isBox(target) || s.control[target - BOX_OF] !== you) return [];
  return players(m).filter((player) => player !== you && mayClaim(m, player, target));
}
