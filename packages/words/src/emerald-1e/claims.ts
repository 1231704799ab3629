// R6.2: what players can claim as the first action of a turn, as the table lies. All of it is public.
import { mayClaim } from '@gaslamp/emerald-1e/claimable';
import { BOX_OF } from '@gaslamp/emerald-1e/ids';
import { isBox } from '@gaslamp/emerald-1e/state';
import { type Model, players } from './model.ts';

/** Whether the viewer can claim a target. */
export const canClaim = (m: Model, target: number): boolean =>
  m.you !== null && m.s.reason === 0 && mayClaim(m, m.you, target);

/** Who can claim a city of the viewer's. */
export function rivalsFor(m: Model, target: number): number[] {
  const { s, you } = m;
  if (s.reason > 0 || you === null || !isBox(target) || s.control[target - BOX_OF] !== you) return [];
  return players(m).filter((player) => player !== you && mayClaim(m, player, target));
}
