// R8 Move agents.
import { add } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import { type At, agentsIn, countOf } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates, type Hand, handOf } from '../seen/hand.ts';
import { pickedCard, refusePick } from '../seen/picking.ts';
import { walks } from '../seen/sums.ts';
import { done, move, pick, to } from '../seen/verbs.ts';
import { CITIES_IN_ORDER, moveAgent } from './board.ts';
import { playPicks } from './cards.ts';
import { choice, step, subset } from './effects.ts';
import {
  MOVE_ARRIVED,
  MOVE_NO_AGENT,
  MOVE_NO_CARD,
  MOVE_SAME_CITY,
  MOVE_TOO_FEW,
  MOVE_TOO_MANY,
  OVERPAID_MOVE,
} from './refusals.ts';

/** R8.5: an agent in a city; none from stock or from a card. */
export function refuseMove({ s }: At, by: Player, city: number, hand: Hand): Refused | null {
  if (agentsIn(s, by, city) === 0) return MOVE_NO_AGENT;
  return hand.move > 0 ? null : MOVE_NO_CARD;
}

/** R8.2: one agent moves to any other city. The board already shows the move during the draft. */
export const moveTo = choice('move.to', {
  options: (_, { from }) => CITIES_IN_ORDER.filter((city) => city !== from).map((city) => to(city)),
  choose(g, { by, from, moves }, option) {
    const { s } = g;
    const city = to.city(option);
    moveAgent(s, by, from, city);
    add(s.arrived, city, 1);
    s.picks.push(move(from), option);
    g.next(moveMore({ by, moves: moves + 1 }));
  },
  refuse: (_, { from }, wish) => (to.is(wish) && to.city(wish) === from ? MOVE_SAME_CITY : null),
});

/** R8.4: the moves are made with different agents; R8.1: no more of them than the hand has symbols. */
const moveMore = choice('move.more', {
  options(at, { by, moves }) {
    const options: Option[] = [];
    if (moves < handOf(at, by).move)
      for (const city of CITIES_IN_ORDER) if (refuseAnother(at, by, city) === null) options.push(move(city));
    options.push(done);
    return options;
  },
  choose(g, { by, moves }, option) {
    if (move.is(option)) g.next(moveTo({ by, from: move.city(option), moves }));
    else g.next(moveCards({ by, moves, since: g.s.picks.length }), moved({ by }));
  },
  refuse(at, { by, moves }, wish) {
    if (!move.is(wish)) return null;
    return refuseAnother(at, by, move.city(wish)) ?? (moves < handOf(at, by).move ? null : MOVE_TOO_MANY);
  },
});
function refuseAnother({ s }: At, by: Player, city: number): Refused | null {
  const agents = agentsIn(s, by, city);
  if (agents === 0) return MOVE_NO_AGENT;
  return agents > countOf(s.arrived, city) ? null : MOVE_ARRIVED;
}

const symbols =
  ({ data }: At) =>
  (option: Option): number =>
    pickedCard(data, option).move;

/** R8.3: no card may be superfluous for the moves made. */
const moveCards = subset('move.cards', done, {
  candidates: (at, { by }) => candidates(at, by, walks, 0),
  fits: (at, { moves }, picks, list, next) => canReach(symbols(at), moves, picks, list, next),
  enough: (at, { moves }, picks) => reaches(symbols(at), moves, picks),
  refuse: (at, { by }, wish) => (wish === done ? MOVE_TOO_FEW : refusePick(at, by, wish, walks, OVERPAID_MOVE)),
});

const moved = step<{ by: Player }>('move.done', (g, { by }) => {
  const { s } = g;
  const moves = s.picks.filter((option) => !pick.is(option));
  s.picks = s.picks.filter(pick.is);
  s.arrived.fill(0);
  s.acted++;
  playPicks(g, by, 'move');
  let from = 0;
  for (const option of moves)
    if (move.is(option)) from = move.city(option);
    else tell(g)?.('agentMoved', { player: by, from, to: to.city(option) });
});
