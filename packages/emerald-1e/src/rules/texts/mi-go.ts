import type { Player } from '@gaslamp/kernel/state';
import type { Agent } from '../../box/data.ts';
import { CITY_COUNT } from '../../box/ids.ts';
import { type At, agentsOf, agentsOnBoard, countOf, isLocked, LIFTED, onBoard } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { done, agent as named, to } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step, subset } from '../effects.ts';
import {
  AT_MOST_TWO_AGENTS,
  LIFT_NOT_OWN,
  LIFT_NOT_THERE,
  LOCKED,
  NO_AGENT_ON_BOARD,
  PICK_ONE_AGENT,
} from '../refusals.ts';
import { declareText, pay, type Text } from './text.ts';

/** Lifts one or two own agents off the board; while some are lifted, sets all of them down in one city instead. (R20) */
export const miGo: Text = {
  refuse: (at, by) => (lifted(at, by).length + agentsOnBoard(at.s, by).length > 0 ? null : NO_AGENT_ON_BOARD),
  play: (by) => [miGoTo({ by }), miGoAgents({ by, since: 1 }), miGoLifts({ by })],
};
const lifted = ({ s }: At, by: Player): Agent[] => agentsOf(s, by, (agent) => s.agentAt[agent] === LIFTED);
const CITIES = Array.from({ length: CITY_COUNT }, (_, city) => city);

const miGoTo = choice('mi-go.to', {
  options: (at, { by }) =>
    lifted(at, by).length === 0 ? [] : CITIES.filter((city) => !isLocked(at, city, by)).map((city) => to(city)),
  choose(g, { by }, option) {
    // Landing instead of lifting: removes that question and its consequences from the agenda.
    g.drop('mi-go.lifts');
    g.s.agenda.pop();
    g.next(confirmed({ by }), pay({ by }), miGoLands({ by, city: to.city(option) }));
  },
  refuse: (_, __, wish) => (to.is(wish) ? LOCKED : null),
});
const miGoLands = step<{ by: Player; city: number }>('mi-go.lands', (g, { by, city }) => {
  for (const agent of lifted(g, by)) {
    g.s.agentAt[agent] = city;
    tell(g)?.('landed', { player: by, agent, city });
  }
});

const miGoAgents = subset('mi-go.agents', done, {
  candidates: ({ s }, { by }) => agentsOnBoard(s, by).map((agent) => named(agent)),
  fits: (_, __, picks) => picks.length <= 2,
  enough: (_, __, picks) => picks.length > 0 && picks.length <= 2,
  refuse(at, { by, since }, wish) {
    if (wish === done) return PICK_ONE_AGENT;
    if (!named.is(wish)) return null;
    const agent = named.agent(wish);
    if (!onBoard(at.s, agent)) return LIFT_NOT_THERE;
    if (at.s.agentOf[agent] !== by) return LIFT_NOT_OWN;
    return at.s.picks.length - since >= 2 ? AT_MOST_TWO_AGENTS : null;
  },
});
const miGoLifts = step<{ by: Player }>('mi-go.lifts', (g, { by }) => {
  const chosen = g.s.picks.filter(named.is).map(named.agent);
  declareText(g, by);
  g.s.picks.length = 0;
  for (const agent of chosen) {
    tell(g)?.('lifted', { player: by, agent, city: countOf(g.s.agentAt, agent) });
    g.s.agentAt[agent] = LIFTED;
  }
});
