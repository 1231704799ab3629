import { add } from '@gaslamp/emerald/counts';
import type { Option, Player } from '@gaslamp/kernel/state';
import { HARMS } from '../../box/ids.ts';
import { type At, agentsIn, cell, countOf, type Emerald, STANDS } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { done, raise, remove } from '../../seen/verbs.ts';
import { agentToStock, CITIES_IN_ORDER } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { revealCheck } from '../identity.ts';
import {
  AGENT_SPARED,
  NO_ZOMBIE_LEFT,
  NO_ZOMBIE_WORK,
  NOBODY_ZOMBIES,
  ONE_PER_CITY,
  OWN_AGENT_ZOMBIES,
} from '../refusals.ts';
import { announce } from '../window.ts';
import { foreignAgents, refuseForeignAgent } from './targets.ts';
import { pay, type Text } from './text.ts';

/**
 * In each city with a zombie, in any order, one other player's agent may be sent home. Then two zombies are placed, or as many
 * as the supply has. (R18.32 to R18.34)
 */
export const zombies: Text = {
  refuse({ s }, by) {
    if (s.zombieSupply > 0) return null;
    return foreignAgents(s, by, (_, city) => countOf(s.zombies, city) > 0).length > 0 ? null : NO_ZOMBIE_WORK;
  },
  play: (by) => [confirmed({ by }), pay({ by }), rise({ by }), bite({ by }), raiseOne({ by }), raiseOne({ by })],
};
/** No zombie has attacked yet, and no agent is spared. */
const rise = step<{ by: Player }>('zombies.rise', (g) => {
  g.s.untried = g.s.zombies.slice();
  g.s.spared.fill(0);
});
const prey = ({ s }: At, by: Player): Option[] =>
  foreignAgents(
    s,
    by,
    (owner, city) => countOf(s.untried, city) > 0 && agentsIn(s, owner, city) > countOf(s.spared, cell(owner, city)),
  );
const bite = choice('zombies.bite', {
  options(at, { by }) {
    const options = prey(at, by);
    return options.length > 0 ? [done, ...options] : options;
  },
  choose(g, { by }, option) {
    if (option === done) return;
    const owner = remove.owner(option);
    const city = remove.city(option);
    add(g.s.untried, city, -1);
    g.next(announce({ by, owner, city, harm: HARMS.indexOf('zombies') }), bitten({ owner, city }), bite({ by }));
  },
  refuse(at, { by }, wish) {
    const refused = refuseForeignAgent(at, by, wish, OWN_AGENT_ZOMBIES, NOBODY_ZOMBIES);
    if (refused !== null || !remove.is(wish)) return refused;
    const city = remove.city(wish);
    if (countOf(at.s.untried, city) > 0) return AGENT_SPARED;
    return hasLost(at.s, city) ? ONE_PER_CITY : NO_ZOMBIE_LEFT;
  },
});
/** Returns true if a zombie has sent an agent of the city home: not all of its attacks were cancelled. */
function hasLost(s: Emerald, city: number): boolean {
  let cancelled = 0;
  for (let owner = 0; owner < s.seats; owner++) cancelled += countOf(s.spared, cell(owner, city));
  return countOf(s.zombies, city) - countOf(s.untried, city) > cancelled;
}
/** R18.33: after Holmes, one agent of that owner is safe there, and one zombie of the city is used up. */
const bitten = step<{ owner: Player; city: number }>('zombies.bitten', (g, { owner, city }) => {
  const { s } = g;
  if (s.threatened !== STANDS) {
    add(s.spared, cell(owner, city), 1);
    return;
  }
  // At most one agent in each city.
  s.untried[city] = 0;
  agentToStock(g, owner, city);
  g.next(revealCheck({}));
});
const ANYWHERE = CITIES_IN_ORDER.map((city) => raise(city));
const raiseOne = choice('zombies.raise', {
  options: ({ s }) => (s.zombieSupply > 0 ? ANYWHERE : []),
  choose(g, { by }, option) {
    const city = raise.city(option);
    g.s.zombieSupply--;
    add(g.s.zombies, city, 1);
    tell(g)?.('zombieRaised', { player: by, city });
  },
});
