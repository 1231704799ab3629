// Moves pieces between cities, stocks and Limbo.
import { carry } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { CITY_COUNT } from '../box/ids.ts';
import { cell, countOf, cubesIn, type Emerald, TOP } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';

/** Puts up to `count` agents from stock into a city (R6.7); R21.1: as many as the stock has. */
export function placeAgents(g: G, player: Player, city: number, count: number): void {
  const { agents, agentStock } = g.s;
  const placed = Math.min(count, countOf(agentStock, player));
  if (placed === 0) return;
  carry(placed, agentStock, player, agents, cell(player, city));
  tell(g)?.('agentsPlaced', { player, city, count: placed });
}
/** R8.2, R18.21 */
export function moveAgent({ agents }: Emerald, owner: Player, from: number, to: number): void {
  carry(1, agents, cell(owner, from), agents, cell(owner, to));
}
export function agentToStock(g: G, owner: Player, city: number): void {
  carry(1, g.s.agents, cell(owner, city), g.s.agentStock, owner);
  tell(g)?.('agentHome', { owner, city });
}

/** Moves `player`'s cubes of a city to Limbo, and all others to their owners' stocks (R6.6, R10.11). */
export function cubesLeave(g: G, player: Player, city: number): void {
  for (let owner = 0; owner < g.s.seats; owner++) {
    if (owner === player) cubesToLimbo(g, owner, city, cubesIn(g.s, owner, city));
    else cubesToStock(g, owner, city, cubesIn(g.s, owner, city));
  }
}
export function cubesToLimbo(g: G, owner: Player, city: number, count: number): void {
  if (count === 0) return;
  carry(count, g.s.cubes, cell(owner, city), g.s.limbo, owner);
  tell(g)?.('cubesToLimbo', { owner, city, count });
}
export function cubesToStock(g: G, owner: Player, city: number, count: number): void {
  if (count === 0) return;
  carry(count, g.s.cubes, cell(owner, city), g.s.cubeStock, owner);
  tell(g)?.('cubesHome', { owner, city, count });
}
export function limboToStock(g: G, owner: Player, count: number): void {
  if (count === 0) return;
  carry(count, g.s.limbo, owner, g.s.cubeStock, owner);
  tell(g)?.('cubesFreed', { owner, count });
}

/** R1.5, R9.2: a marker never passes 10 and never moves down. */
export function moveMarker(g: G, track: number, steps: number): void {
  const from = countOf(g.s.markers, track);
  const to = Math.min(TOP, from + steps);
  g.s.markers[track] = to;
  tell(g)?.('marker', { track, from, to });
}

/** Everybody's pieces of a city are counted by owner. */
export const CITIES_IN_ORDER: readonly number[] = Array.from({ length: CITY_COUNT }, (_, city) => city);
