// R11.4, R11.12: a declared assassination or hiding may be thwarted.
import type { Frame, Player } from '@gaslamp/kernel/state';
import type { Agent } from '../box/data.ts';
import { type At, agentsOf, clockwise, countIn, countOf, type Emerald1, TOKENS } from '../box/state.ts';
import { pass, thwart } from '../seen/verbs.ts';
import { choice, step } from './effects.ts';
import { canBeExposed, exposeAgent, tokensOf } from './expose.ts';
import { EXPOSE_NO_TOKEN, THWART_NOT_FIT } from './refusals.ts';

/** Asks each other player clockwise, once; the first who turns an agent closes the window. */
export function openWindow({ s }: { readonly s: Emerald1 }, by: Player, city: number, target: number): Frame[] {
  return clockwise(s, by)
    .slice(1)
    .flatMap((one) => [answer({ by: one, from: by, city, target })]);
}

/** Returns agents of the active player in the city that a token could name, as far as the table knows. */
const inDanger = ({ s, data }: At, from: Player, city: number): Agent[] =>
  agentsOf(s, from, (agent) => s.agentAt[agent] === city && canBeExposed(s, data, agent));

/**
 * R11.12, R19.4: every holder of a token is asked, whether or not one fits; this is checked again before each. R11.17: only
 * tokens that fit are offered, and the answer is final.
 */
const answer = choice('window.answer', {
  pass,
  options(at, { by, from, city }) {
    if (at.s.foiled === 1 || countIn(at.s, TOKENS + by) === 0) return [];
    const agents = inDanger(at, from, city);
    if (agents.length === 0) return [];
    const mine = tokensOf(at, by);
    return [pass, ...agents.filter((agent) => mine.includes(agent)).map((agent) => thwart(agent))];
  },
  choose(g, { by, from }, option) {
    if (option === pass) return;
    const agent = thwart.agent(option);
    g.next(exposeAgent({ by, agent }), settled({ from, agent }));
  },
  refuse: (at, { by }, wish) =>
    thwart.is(wish) ? (tokensOf(at, by).includes(thwart.agent(wish)) ? THWART_NOT_FIT : EXPOSE_NO_TOKEN) : null,
});

/** R11.5: the attack is foiled once control has passed; R11.8: otherwise the window goes on. */
const settled = step<{ from: Player; agent: Agent }>('window.settled', (g, { from, agent }) => {
  if (countOf(g.s.agentOf, agent) !== from) g.s.foiled = 1;
});
