// Options for pawns that a symbol or a text may remove, move or swap. R8.6: neutrals are pawns like all others.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { AREA_COUNT, PAWNS } from '../box/ids.ts';
import { type Nanty, pawnsOf } from '../box/state.ts';
import { pawn } from '../seen/verbs.ts';
import { NO_TROUBLE_HERE, noSuchPawn, OWN_PAWN } from './refusals.ts';

/** Returns true for pawns that fit, by owner and area. */
export type Fits = (owner: number, area: number) => boolean;

/** Appends the pawns that fit, with one option for identical ones in an area. */
export function offerPawns(s: Nanty, fits: Fits, options: Option[]): void {
  for (let area = 0; area < AREA_COUNT; area++)
    for (let owner = 0; owner < PAWNS.length; owner++)
      if (fits(owner, area) && pawnsOf(s, owner, area) > 0) options.push(pawn({ pawn: owner, area }));
}
export function pawnsThat(s: Nanty, fits: Fits): Option[] {
  const options: Option[] = [];
  offerPawns(s, fits, options);
  return options;
}
export function anyPawn(s: Nanty, fits: Fits): boolean {
  for (let area = 0; area < AREA_COUNT; area++)
    for (let owner = 0; owner < PAWNS.length; owner++)
      if (fits(owner, area) && pawnsOf(s, owner, area) > 0) return true;
  return false;
}
/**
 * Returns the reason why a pawn is not offered: there is none, or `why`, which also has the rule. Null for wishes of another
 * kind.
 */
export function refusePawn(s: Nanty, fits: Fits, wish: Option, why: Refused): Refused | null {
  if (!pawn.is(wish)) return null;
  if (pawnsOf(s, pawn.pawn(wish), pawn.area(wish)) === 0) return noSuchPawn(why);
  return fits(pawn.pawn(wish), pawn.area(wish)) ? null : why;
}

export const agentsOf =
  (player: Player): Fits =>
  (owner) =>
    owner === player;
/** R6.3: pawns in trouble that are not the player's own. */
export const victims =
  (s: Nanty, by: Player): Fits =>
  (owner, area) =>
    s.trouble[area] === 1 && owner !== by;
export function refuseVictim(s: Nanty, by: Player, wish: Option): Refused | null {
  if (pawn.is(wish) && pawn.pawn(wish) === by) return OWN_PAWN;
  return refusePawn(s, victims(s, by), wish, NO_TROUBLE_HERE);
}
