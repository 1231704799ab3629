// R5.1 to R5.6 Buildings and their City Area cards. R4.4: they neither cause nor clear trouble.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { costOf } from '../box/data.ts';
import { AREA_COUNT } from '../box/ids.ts';
import { type At, cell, IN_DISPLAY, moneyOf, NOBODY_HERE, ownerOf, SET_ASIDE } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { build, rebuild } from '../seen/verbs.ts';
import { addMoney } from './cards.ts';
import type { G } from './effects.ts';
import {
  BUILDINGS_LEFT,
  HAS_BUILDING,
  NO_AGENT_HERE,
  NO_BUILDING_LEFT,
  NOT_YOUR_BUILDING,
  REBUILD_ELSEWHERE,
  TOO_DEAR,
  TROUBLE_HERE,
} from './refusals.ts';

/** Returns the reason why a player cannot build in an area for a fraction of its cost (R5.2, R9.34); null if they can. */
function refuseSite({ s, data }: At, by: Player, area: number, divisor: number): Refused | null {
  if (s.buildings[area] !== NOBODY_HERE) return HAS_BUILDING;
  if (s.trouble[area] === 1) return TROUBLE_HERE;
  if (s.agents[cell(by, area)] === 0) return NO_AGENT_HERE;
  return moneyOf(s, by) < costOf(data, area) / divisor ? TOO_DEAR : null;
}

/** Appends every building that can be built now; R5.4: with all on the board, one is given up for it. */
export function offerBuilding(at: At, by: Player, divisor: number, options: Option[]): void {
  const { s } = at;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (refuseSite(at, by, area, divisor) !== null) continue;
    if (s.buildingStock[by] !== 0) options.push(build(area));
    else
      for (let from = 0; from < AREA_COUNT; from++) if (s.buildings[from] === by) options.push(rebuild({ from, area }));
  }
}
export function canBuild(at: At, by: Player, divisor: number): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (refuseSite(at, by, area, divisor) === null) return true;
  return false;
}
/** Carries out an option of `offerBuilding`: R5.2 pays the bank, R5.3 gives the City Area card to the builder. */
export function buildAs(g: G, by: Player, option: Option, divisor: number): void {
  const area = rebuild.is(option) ? rebuild.area(option) : build.area(option);
  if (rebuild.is(option)) removeBuilding(g, rebuild.from(option));
  const price = costOf(g.data, area) / divisor;
  addMoney(g.s, by, -price);
  putBuilding(g, by, area);
  tell(g)?.('built', { player: by, area, price });
}
export function refuseBuilding(at: At, by: Player, wish: Option, divisor: number): Refused | null {
  const { s } = at;
  if (build.is(wish))
    return refuseSite(at, by, build.area(wish), divisor) ?? (s.buildingStock[by] === 0 ? NO_BUILDING_LEFT : null);
  if (!rebuild.is(wish)) return null;
  if (s.buildingStock[by] !== 0) return BUILDINGS_LEFT;
  if (rebuild.from(wish) === rebuild.area(wish)) return REBUILD_ELSEWHERE;
  if (s.buildings[rebuild.from(wish)] !== by) return NOT_YOUR_BUILDING;
  return refuseSite(at, by, rebuild.area(wish), divisor);
}

/**
 * Puts a building of `by` and its City Area card, unless that is set aside for good (R11.11). R5.7: it was gained this turn.
 */
export function putBuilding(g: G, by: Player, area: number): void {
  const { s } = g;
  s.buildingStock[by]!--;
  s.buildings[area] = by;
  if (s.areaCards[area] === SET_ASIDE) return;
  s.areaCards[area] = by;
  s.gained |= 1 << area;
}
/** R5.5: returns its City Area card to the display, unless it was set aside. */
export function removeBuilding(g: G, area: number): void {
  const { s } = g;
  const owner = ownerOf(s, area);
  s.buildings[area] = NOBODY_HERE;
  s.buildingStock[owner]!++;
  if (s.areaCards[area] !== SET_ASIDE) s.areaCards[area] = IN_DISPLAY;
  tell(g)?.('buildingRemoved', { player: owner, area });
}
