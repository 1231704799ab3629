// Targets that several texts share.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { type At, agentsIn, type Emerald } from '../../box/state.ts';
import { remove } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER } from '../board.ts';

/** Returns agents of other players, by city and owner; R0.11: naming one means naming its owner and its city. */
export function foreignAgents(
  s: Emerald,
  by: Player,
  fits: (owner: Player, city: number) => boolean = () => true,
): Option[] {
  const options: Option[] = [];
  for (const city of CITIES_IN_ORDER)
    for (let owner = 0; owner < s.seats; owner++)
      if (owner !== by && agentsIn(s, owner, city) > 0 && fits(owner, city)) options.push(remove({ owner, city }));
  return options;
}

/** Explains why an agent is not a valid target: `own` if it belongs to `by`, `nobody` if its player has none there. */
export function refuseForeignAgent({ s }: At, by: Player, wish: Option, own: Refused, nobody: Refused): Refused | null {
  if (!remove.is(wish)) return null;
  const owner = remove.owner(wish);
  if (owner === by) return own;
  return owner < s.seats && agentsIn(s, owner, remove.city(wish)) > 0 ? null : nobody;
}
