// R6.5: finds where agents can go and the cost. The rules use this for options, pages before the action begins.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { canReach } from '@gaslamp/kernel/subsets';
import type { Agent, Kind } from '../box/data.ts';
import { CITY_COUNT } from '../box/ids.ts';
import { type At, agentsOnBoard, countOf, hasEffect, isLocked } from '../box/state.ts';
import { LOCKED, MOVE_SAME_CITY, MOVE_TOO_FAR } from '../rules/refusals.ts';
import { goldOnCard, weighing } from '../rules/weights.ts';
import { candidates, handOf } from './hand.ts';
import { pick, to } from './verbs.ts';

/** Returns the cheapest routes; with MOVE_DISCOUNT every line costs one gold. */
export const routesFor = (at: At, by: Player): readonly number[] =>
  hasEffect(at, by, 'moveDiscount') ? at.data.discounted : at.data.routes;
export const costOfWay = (routes: readonly number[], from: number, city: number): number =>
  routes[from * CITY_COUNT + city]!;

/** `left`: the gold of the hand that this draft has not spent yet. */
export function refuseWay(
  at: At,
  by: Player,
  agent: Agent,
  city: number,
  left: number,
  routes = routesFor(at, by),
): Refused | null {
  const from = countOf(at.s.agentAt, agent);
  if (from === city) return MOVE_SAME_CITY;
  if (isLocked(at, city, by)) return LOCKED;
  return costOfWay(routes, from, city) <= left ? null : MOVE_TOO_FAR;
}
const CITIES_IN_ORDER: readonly number[] = Array.from({ length: CITY_COUNT }, (_, city) => city);
export function waysOf(at: At, by: Player, agent: Agent, left: number): Option[] {
  const routes = routesFor(at, by);
  const ways: Option[] = [];
  for (const city of CITIES_IN_ORDER) if (refuseWay(at, by, agent, city, left, routes) === null) ways.push(to(city));
  return ways;
}
export function hasWay(at: At, by: Player, agent: Agent, left: number): boolean {
  const routes = routesFor(at, by);
  for (const city of CITIES_IN_ORDER) if (refuseWay(at, by, agent, city, left, routes) === null) return true;
  return false;
}

/**
 * R4.4: returns true if some legal set contains that card: for the cost of some routes it is not superfluous beside the others.
 */
export function canMoveWith(at: At, by: Player, kind: Kind): boolean {
  const list = candidates(at, by, goldOnCard);
  const own = pick(kind);
  const i = list.indexOf(own);
  if (i < 0) return false;
  const rest = [...list.slice(0, i), ...list.slice(i + 1)];
  const { gold } = handOf(at, by);
  const routes = routesFor(at, by);
  let sums = new Set([0]);
  for (const agent of agentsOnBoard(at.s, by)) {
    const ways = waysOf(at, by, agent, gold).map((way) =>
      costOfWay(routes, countOf(at.s.agentAt, agent), to.city(way)),
    );
    sums = new Set([...sums].flatMap((sum) => [sum, ...ways.map((cost) => sum + cost)]).filter((sum) => sum <= gold));
  }
  const weight = weighing(at.data, goldOnCard);
  return [...sums].some((cost) => cost > 0 && canReach(weight, cost, [own], rest, 0));
}
