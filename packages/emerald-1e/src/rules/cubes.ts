// Moves cubes between targets, supplies and Limbo (R19.3: none is ever lost).
import { carry } from '@gaslamp/emerald/counts';
import type { Player } from '@gaslamp/kernel/state';
import { cell, countOf, cubesOn } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';

export function cubesToTarget(g: G, player: Player, target: number, count: number): void {
  carry(count, g.s.supply, player, g.s.cubes, cell(player, target));
  tell(g)?.('cubesPlaced', { player, target, count });
}
export function cubesToLimbo(g: G, owner: Player, target: number, count: number): void {
  if (count === 0) return;
  carry(count, g.s.cubes, cell(owner, target), g.s.limbo, owner);
  tell(g)?.('cubesToLimbo', { owner, target, count });
}
export function cubesHome(g: G, owner: Player, target: number, count: number): void {
  if (count === 0) return;
  carry(count, g.s.cubes, cell(owner, target), g.s.supply, owner);
  tell(g)?.('cubesHome', { owner, target, count });
}
export function limboHome(g: G, owner: Player, count: number): void {
  if (count === 0) return;
  carry(count, g.s.limbo, owner, g.s.supply, owner);
  tell(g)?.('cubesFreed', { owner, count });
}
/** Moves cubes from the general to the personal supply, at most as many as there are. */
export function takeFromReserve(g: G, player: Player, count: number): void {
  const taken = Math.min(count, countOf(g.s.reserve, player));
  if (taken === 0) return;
  carry(taken, g.s.reserve, player, g.s.supply, player);
  tell(g)?.('cubesBought', { player, count: taken });
}
/** R6.2 step 1: moves own cubes to Limbo and the others' home, only those of that target (R5.5). */
export function cubesLeave(g: G, player: Player, target: number): void {
  for (let owner = 0; owner < g.s.seats; owner++) {
    if (owner === player) cubesToLimbo(g, owner, target, cubesOn(g.s, owner, target));
    else cubesHome(g, owner, target, cubesOn(g.s, owner, target));
  }
}
export function allCubes(g: G, target: number, leave: typeof cubesToLimbo): void {
  for (let owner = 0; owner < g.s.seats; owner++) leave(g, owner, target, cubesOn(g.s, owner, target));
}
