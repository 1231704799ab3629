import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import type { Agent } from '../../box/data.ts';
import { CITY_COUNT } from '../../box/ids.ts';
import { type At, agentsOnBoard, countOf, isLocked } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { agent as named, to } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { LOCKED, MOVE_NO_AGENT, MOVE_SAME_CITY } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** One own agent on the board to any other city, without cost; not into a city locked by Bismarck. (R20) */
export const airship: Text = {
  refuse: ({ s }, by) => (agentsOnBoard(s, by).length > 0 ? null : MOVE_NO_AGENT),
  play: (by) => [airshipAgent({ by })],
};
const airshipAgent = choice('airship.agent', {
  options: ({ s }, { by }) => agentsOnBoard(s, by).map((agent) => named(agent)),
  choose: (g, { by }, option) => g.next(airshipTo({ by, agent: named.agent(option) })),
  refuse: (_, __, wish) => (named.is(wish) ? MOVE_NO_AGENT : null),
});
function refuseLanding(at: At, by: Player, agent: Agent, city: number): Refused | null {
  if (at.s.agentAt[agent] === city) return MOVE_SAME_CITY;
  return isLocked(at, city, by) ? LOCKED : null;
}
const CITIES = Array.from({ length: CITY_COUNT }, (_, city) => city);
const airshipTo = choice('airship.to', {
  options: (at, { by, agent }) =>
    CITIES.filter((city) => refuseLanding(at, by, agent, city) === null).map((city) => to(city)),
  choose: (g, { by, agent }, option) =>
    g.next(confirmed({ by }), pay({ by }), airshipLands({ by, agent, city: to.city(option) })),
  refuse: (at, { by, agent }, wish) => (to.is(wish) ? refuseLanding(at, by, agent, to.city(wish)) : null),
});
const airshipLands = step<{ by: Player; agent: Agent; city: number }>('airship.lands', (g, { by, agent, city }) => {
  tell(g)?.('agentMoved', { player: by, agent, from: countOf(g.s.agentAt, agent), to: city });
  g.s.agentAt[agent] = city;
});
