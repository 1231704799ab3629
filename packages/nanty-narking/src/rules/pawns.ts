// R4 Pawns and trouble. The effects of a marker (R4.7) are checked where they apply: build.ts, pawn-options.ts.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { bordersOf } from '../box/data.ts';
import { AREA_COUNT, CITIZEN } from '../box/ids.ts';
import { type At, agentsIn, cell, type Nanty, pawnsIn } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { lift, place } from '../seen/verbs.ts';
import type { G } from './effects.ts';
import { LIFT_ELSEWHERE, MUST_LIFT, NOTHING_TO_LIFT, SUPPLY_LEFT } from './refusals.ts';

function change(s: Nanty, pawn: number, area: number, by: number): void {
  if (pawn < CITIZEN) s.agents[cell(pawn, area)]! += by;
  else if (pawn === CITIZEN) s.citizens[area]! += by;
  else s.grenadiers[area]! += by;
}

/** R4.2: a pawn that joins others brings a marker. `quiet`: this arrival places no marker (R9.31). */
export function arrive(g: G, pawn: number, area: number, quiet = false): void {
  if (!quiet && pawnsIn(g.s, area) > 0) putTrouble(g, area);
  change(g.s, pawn, area, 1);
}
/** R4.3: a pawn that leaves takes the marker with it. */
export function leave(g: G, pawn: number, area: number): void {
  change(g.s, pawn, area, -1);
  clearTrouble(g, area);
}

/** R1.4: an area holds at most one marker. */
export function putTrouble(g: G, area: number): void {
  if (g.s.trouble[area] === 1) return;
  g.s.trouble[area] = 1;
  tell(g)?.('trouble', { area });
}
export function clearTrouble(g: G, area: number): void {
  if (g.s.trouble[area] === 0) return;
  g.s.trouble[area] = 0;
  tell(g)?.('calm', { area });
}

/** Moves a pawn; the trouble of both areas changes with it (R4.5). */
export function movePawn(g: G, pawn: number, from: number, to: number): void {
  leave(g, pawn, from);
  arrive(g, pawn, to);
  tell(g)?.('moved', { pawn, from, to });
}
/** R4.8: returns an agent to its supply, or a neutral to the box. */
export function removePawn(g: G, pawn: number, area: number): void {
  leave(g, pawn, area);
  if (pawn < CITIZEN) g.s.agentStock[pawn]!++;
  tell(g)?.('removed', { pawn, area });
}
/** Places an agent from the supply. */
function placeAgent(g: G, by: Player, area: number, quiet = false): void {
  g.s.agentStock[by]!--;
  arrive(g, by, area, quiet);
  tell(g)?.('placed', { pawn: by, area });
}

/** Returns the areas where an agent may go, as bits; `lifted` is the area from which one is lifted first, or -1. */
export type Targets = (at: At, by: Player, lifted: number) => number;

/** Appends every way to place an agent in the areas of `targets` (R4.9: if the supply is empty, one is lifted for it). */
export function offerPlacing(at: At, by: Player, targets: Targets, options: Option[]): void {
  const { s } = at;
  if (s.agentStock[by] !== 0) {
    const bits = targets(at, by, -1);
    for (let area = 0; area < AREA_COUNT; area++) if ((bits >> area) & 1) options.push(place(area));
    return;
  }
  for (let from = 0; from < AREA_COUNT; from++) {
    if (s.agents[cell(by, from)] === 0) continue;
    const bits = targets(at, by, from) & ~(1 << from);
    for (let area = 0; area < AREA_COUNT; area++) if ((bits >> area) & 1) options.push(lift({ from, area }));
  }
}
/** Returns true if there is any way to place one. */
export function canPlace(at: At, by: Player, targets: Targets): boolean {
  const { s } = at;
  if (s.agentStock[by] !== 0) return targets(at, by, -1) !== 0;
  for (let from = 0; from < AREA_COUNT; from++)
    if (agentsIn(s, by, from) > 0 && (targets(at, by, from) & ~(1 << from)) !== 0) return true;
  return false;
}
/** Carries out an option of `offerPlacing`. No interrupt can answer the voluntary removal (R4.9). */
export function placeAs(g: G, by: Player, option: Option, quiet = false): void {
  if (lift.is(option)) removePawn(g, by, lift.from(option));
  placeAgent(g, by, lift.is(option) ? lift.area(option) : place.area(option), quiet);
}
/**
 * Returns the reason why an agent cannot be placed like this; `why` if the area itself is not allowed. Null for other wishes.
 */
export function refusePlacing(at: At, by: Player, targets: Targets, wish: Option, why: Refused): Refused | null {
  const { s } = at;
  if (place.is(wish)) {
    if (s.agentStock[by] === 0) return MUST_LIFT;
    return (targets(at, by, -1) >> place.area(wish)) & 1 ? null : why;
  }
  if (!lift.is(wish)) return null;
  const from = lift.from(wish);
  if (s.agentStock[by] !== 0) return SUPPLY_LEFT;
  if (s.agents[cell(by, from)] === 0) return NOTHING_TO_LIFT;
  if (from === lift.area(wish)) return LIFT_ELSEWHERE;
  return (targets(at, by, from) >> lift.area(wish)) & 1 ? null : why;
}

export const ALL_AREAS = (1 << AREA_COUNT) - 1;
/**
 * R6.1: areas with an own agent, and adjacent ones; R4.10: any area if none is on the board. R4.9: checked after the lifting.
 */
export const nearOwnAgents: Targets = ({ s, data }, by, lifted) => {
  const gone = s.adjacencyBeforeLifting === 1 ? -1 : lifted;
  let bits = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const here = agentsIn(s, by, area) - (area === gone ? 1 : 0);
    if (here > 0) bits |= (1 << area) | bordersOf(data, area);
  }
  return bits === 0 ? ALL_AREAS : bits;
};
