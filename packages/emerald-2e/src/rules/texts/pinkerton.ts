import type { Player } from '@gaslamp/kernel/state';
import { STOCK } from '../../box/ids.ts';
import { type At, agentsIn, agentsInCities, countOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { from, to } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER, moveAgent, placeAgents } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { NO_AGENT_IN_STOCK, PINKERTON_NO_AGENT, PINKERTON_NO_STOCK, PINKERTON_STAYS } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** One agent from your stock goes to any city. With `pinkertonFromBoard` it may come from a city instead. (R18.21) */
export const pinkerton: Text = {
  refuse: ({ s }, by) => {
    if (countOf(s.agentStock, by) > 0) return null;
    return s.pinkertonFromBoard === 1 && agentsInCities(s, by) > 0 ? null : NO_AGENT_IN_STOCK;
  },
  play: (by) => [pinkertonFrom({ by }), pinkertonTo({ by })],
};
const sources = ({ s }: At, by: Player) => [
  ...CITIES_IN_ORDER.filter((city) => agentsIn(s, by, city) > 0).map((city) => from(city)),
  ...(countOf(s.agentStock, by) > 0 ? [from(STOCK)] : []),
];
/** Asked only if the option lets agents come from the board. */
const pinkertonFrom = choice('pinkerton.from', {
  options: (at, { by }) => (at.s.pinkertonFromBoard === 1 ? sources(at, by) : []),
  choose: (g, _, option) => void g.s.picks.push(option),
  refuse(_, __, wish) {
    if (!from.is(wish)) return null;
    return from.from(wish) === STOCK ? PINKERTON_NO_STOCK : PINKERTON_NO_AGENT;
  },
});
const pinkertonTo = choice('pinkerton.to', {
  options: ({ s }) => {
    const chosen = s.picks.find(from.is);
    const source = chosen === undefined ? STOCK : from.from(chosen);
    return CITIES_IN_ORDER.filter((city) => city !== source).map((city) => to(city));
  },
  refuse: (_, __, wish) => (to.is(wish) ? PINKERTON_STAYS : null),
  choose(g, { by }, option) {
    const chosen = g.s.picks.find(from.is);
    const source = chosen === undefined ? STOCK : from.from(chosen);
    g.next(confirmed({ by }), pay({ by }), pinkertonArrives({ by, from: source, city: to.city(option) }));
  },
});
const pinkertonArrives = step<{ by: Player; from: number; city: number }>(
  'pinkerton.arrives',
  (g, { by, from: source, city }) => {
    if (source === STOCK) return placeAgents(g, by, city, 1);
    moveAgent(g.s, by, source, city);
    tell(g)?.('agentMoved', { player: by, from: source, to: city });
  },
);
