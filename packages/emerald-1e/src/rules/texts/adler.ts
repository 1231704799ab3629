import type { Refused } from '@gaslamp/kernel/effects';
import type { Player } from '@gaslamp/kernel/state';
import { type Agent, isMain } from '../../box/data.ts';
import { type At, agentsHere, countOf, onBoard } from '../../box/state.ts';
import { turn } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { challenge } from '../expose.ts';
import { ADLER_AWAY, ADLER_ELSEWHERE, ADLER_MAIN, NO_TARGET, NOT_THERE, OWN_AGENT } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/**
 * Take control of one opposing non-main agent in Adler's city, with its card; Adler must be on the board. No token is needed.
 * (R20)
 */
export const adler: Text = {
  refuse(at, by) {
    if (!onBoard(at.s, adlerHerself(at))) return ADLER_AWAY;
    return withinReach(at, by).length > 0 ? null : NO_TARGET;
  },
  play: (by) => [adlerAgent({ by })],
};
/** R8.8: returns the agent whose card this is. */
const adlerHerself = ({ data }: At): Agent => data.turner;
function refuseTurning(at: At, by: Player, agent: Agent): Refused | null {
  if (!onBoard(at.s, agent)) return NOT_THERE;
  if (at.s.agentAt[agent] !== at.s.agentAt[adlerHerself(at)]) return ADLER_ELSEWHERE;
  if (isMain(agent)) return ADLER_MAIN;
  return at.s.agentOf[agent] === by ? OWN_AGENT : null;
}
const withinReach = (at: At, by: Player): Agent[] =>
  agentsHere(at.s, countOf(at.s.agentAt, adlerHerself(at))).filter((agent) => refuseTurning(at, by, agent) === null);
const adlerAgent = choice('adler.agent', {
  options: (at, { by }) => withinReach(at, by).map((agent) => turn(agent)),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), adlerTurns({ by, agent: turn.agent(option) })),
  refuse: (at, { by }, wish) => (turn.is(wish) ? refuseTurning(at, by, turn.agent(wish)) : null),
});
/** R11.7, R11.9: Holmes and Moriarty may be kept. */
const adlerTurns = step<{ by: Player; agent: Agent }>('adler.turns', (g, { by, agent }) =>
  g.next(...challenge(agent, countOf(g.s.agentOf, agent), by)),
);
