// R6.5 Move agents.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import type { Agent } from '../box/data.ts';
import { type At, countOf, onBoard } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates, type Hand, handOf } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { done, at as here, move, pick, to } from '../seen/verbs.ts';
import { costOfWay, hasWay, refuseWay, routesFor, waysOf } from '../seen/ways.ts';
import { declarePicks } from './cards.ts';
import { choice, step, subset } from './effects.ts';
import { MOVE_ARRIVED, MOVE_NO_AGENT, MOVE_NO_CARD, MOVE_TOO_FAR, MOVE_TOO_FEW, OVERPAID_MOVE } from './refusals.ts';
import { goldOnCard, weighing } from './weights.ts';

/** R6.5, R8.1: an own agent on the board, which excludes lifted ones. */
export function refuseMove(at: At, by: Player, agent: Agent, hand: Hand, spent = 0): Refused | null {
  if (!onBoard(at.s, agent) || at.s.agentOf[agent] !== by) return MOVE_NO_AGENT;
  if (hand.gold === 0) return MOVE_NO_CARD;
  if (at.s.arrived.includes(agent)) return MOVE_ARRIVED;
  return hasWay(at, by, agent, hand.gold - spent) ? null : MOVE_TOO_FAR;
}

/** Appends every own agent that can be moved now to `options`. */
export function offerMoves(at: At, by: Player, hand: Hand, spent: number, options: Option[]): void {
  const { agentOf } = at.s;
  for (let agent = 0; agent < agentOf.length; agent++)
    if (agentOf[agent] === by && refuseMove(at, by, agent, hand, spent) === null) options.push(move(agent));
}

/** The board already shows the move during the draft. */
export const moveTo = choice('move.to', {
  options: (at, { by, agent, cost }) => waysOf(at, by, agent, handOf(at, by).gold - cost),
  choose(g, { by, agent, cost }, option) {
    const { s } = g;
    const city = to.city(option);
    const from = countOf(s.agentAt, agent);
    const more = costOfWay(routesFor(g, by), from, city);
    s.picks.push(move(agent), here(from), option);
    s.arrived.push(agent);
    s.agentAt[agent] = city;
    g.next(moveMore({ by, cost: cost + more }));
  },
  refuse: (at, { by, agent, cost }, wish) =>
    to.is(wish) ? refuseWay(at, by, agent, to.city(wish), handOf(at, by).gold - cost) : null,
});

/** An agent moves at most once per action. */
const moveMore = choice('move.more', {
  options(at, { by, cost }) {
    const options: Option[] = [done];
    offerMoves(at, by, handOf(at, by), cost, options);
    return options;
  },
  choose(g, { by, cost }, option) {
    if (move.is(option)) return g.next(moveTo({ by, agent: move.agent(option), cost }));
    const from = g.s.picks.length;
    g.next(moveCards({ by, cost, since: from }), moved({ by }));
  },
  refuse: (at, { by, cost }, wish) =>
    move.is(wish) ? refuseMove(at, by, move.agent(wish), handOf(at, by), cost) : null,
});

/** R4.4: no card may be superfluous for the total cost of the routes. */
const moveCards = subset('move.cards', done, {
  candidates: (at, { by }) => candidates(at, by, goldOnCard),
  fits: (at, { cost }, picks, list, next) => canReach(weighing(at.data, goldOnCard), cost, picks, list, next),
  enough: (at, { cost }, picks) => reaches(weighing(at.data, goldOnCard), cost, picks),
  refuse: (at, { by }, wish) => (wish === done ? MOVE_TOO_FEW : refusePick(at, by, wish, goldOnCard, OVERPAID_MOVE)),
});

const moved = step<{ by: Player }>('move.done', (g, { by }) => {
  const { s } = g;
  const ways = s.picks.filter((option) => !pick.is(option));
  s.picks = s.picks.filter(pick.is);
  s.arrived.length = 0;
  declarePicks(g, by, 'move');
  for (let i = 0; i < ways.length; i += 3) {
    const [agent, from, city] = [move.agent(ways[i]!), here.city(ways[i + 1]!), to.city(ways[i + 2]!)];
    tell(g)?.('agentMoved', { player: by, agent, from, to: city });
  }
});
