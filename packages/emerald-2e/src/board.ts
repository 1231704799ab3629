// How pieces move between cities, stocks and Limbo.
import type { Player } from '@gaslamp/kernel/state';
import type { G } from './effects.ts';
import { CITY_COUNT } from './ids.ts';
import { cell } from './state.ts';

/** Puts up to `count` agents from stock into a city (R6.7, R21.1: as many as there are). */
export function placeAgents(g: G, player: Player, city: number, count: number): void {
  const placed = Math.min(count, g.s.agentStock[player]!);
  if (placed === 0) return;
  g.s.agentStock[player]! -= placed;
  g.s.agents[cell(player, city)]! += placed;
  g.emit('agentsPlaced', { player, city, count: placed });
}

export function agentToStock(g: G, owner: Player, city: number): void {
  g.s.agents[cell(owner, city)]!--;
  g.s.agentStock[owner]!++;
  g.emit('agentHome', { owner, city });
}

/** `player`'s cubes of a city go to Limbo, all others' to their owners' stocks (R6.6, R10.11). */
export function cubesLeave(g: G, player: Player, city: number): void {
  for (let owner = 0; owner < g.s.seats; owner++) {
    if (owner === player) cubesToLimbo(g, owner, city, g.s.cubes[cell(owner, city)]!);
    else cubesToStock(g, owner, city, g.s.cubes[cell(owner, city)]!);
  }
}
export function cubesToLimbo(g: G, owner: Player, city: number, count: number): void {
  if (count === 0) return;
  g.s.cubes[cell(owner, city)]! -= count;
  g.s.limbo[owner]! += count;
  g.emit('cubesToLimbo', { owner, city, count });
}
export function cubesToStock(g: G, owner: Player, city: number, count: number): void {
  if (count === 0) return;
  g.s.cubes[cell(owner, city)]! -= count;
  g.s.cubeStock[owner]! += count;
  g.emit('cubesHome', { owner, city, count });
}
export function limboToStock(g: G, owner: Player, count: number): void {
  if (count === 0) return;
  g.s.limbo[owner]! -= count;
  g.s.cubeStock[owner]! += count;
  g.emit('cubesFreed', { owner, count });
}

/** R1.5, R9.2: a marker never passes 10 and never moves down. */
export function moveMarker(g: G, track: number, steps: number): void {
  const before = g.s.markers[track]!;
  const after = Math.min(10, before + steps);
  g.s.markers[track] = after;
  g.emit('marker', { track, from: before, to: after });
}

/** Everybody's pieces of a city are counted by owner. */
export const CITIES_IN_ORDER: readonly number[] = Array.from({ length: CITY_COUNT }, (_, city) => city);
