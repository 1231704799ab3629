// Goals of questions in cubes, spaces and bombs. The rules check them, and tables name them in their prompts.
import type { Player } from '@gaslamp/kernel/state';
import { arrowOf, cardOfKind, type Kind } from '../box/data.ts';
import { FIRST_ROYAL, TARGET_COUNT } from '../box/ids.ts';
import { type At, cell, countOf, type Emerald1, hasEffect } from '../box/state.ts';
import { cubesOnCard, sumOf } from '../rules/weights.ts';

/** R6.3: counts own cubes in Limbo and on targets. */
export function cubesOut(s: Emerald1, by: Player): number {
  const { limbo, cubes } = s;
  let n = countOf(limbo, by);
  for (let i = cell(by, 0), end = i + TARGET_COUNT; i < end; i++) n += cubes[i]!;
  return n;
}
/** R4.7: as many as the symbols show, or all there are. */
export const cubesWanted = ({ s, data }: At, by: Player): number =>
  Math.min(sumOf(data, cubesOnCard, s.picks), cubesOut(s, by));

/** R6.6: returns the spaces that an arrow moves its marker, by the switch always one; 0 without such an arrow. */
export function stepsOf({ s, data }: At, track: number, kind: Kind): number {
  const arrow = arrowOf(cardOfKind(data, kind), track);
  if (arrow === 0) return 0;
  return s.arrowValuesCount === 1 ? arrow * data.pack.numbers.arrowStep : 1;
}

/** R10.4, R10.17: returns the bombs needed, by the city for an agent, or by the royal itself. */
export function needed(at: At, target: number, city: number): number {
  const { pack } = at.data;
  if (target >= FIRST_ROYAL) return pack.royals[target - FIRST_ROYAL]!.needed;
  const guarded = hasEffect(at, countOf(at.s.agentOf, target), 'bombPlus');
  return pack.cities[city]!.needed + (guarded ? pack.numbers.bombPlus : 0);
}
/** R10.3: returns the bombs of the player's counters in the city, including the executor's. */
export function countersIn({ s: { agentAt, agentOf }, data: { bombs } }: At, by: Player, city: number): number {
  let sum = 0;
  for (let agent = 0; agent < agentAt.length; agent++)
    if (agentAt[agent] === city && agentOf[agent] === by) sum += bombs[agent]!;
  return sum;
}
