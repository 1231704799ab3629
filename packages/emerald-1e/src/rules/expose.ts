// R11 Double agents: exposing one, as an action or in a window.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { type Agent, type Data, isMain } from '../box/data.ts';
import { AGENTS, CITY_COUNT } from '../box/ids.ts';
import { ALL_AGENTS, type At, countOf, type Emerald1, isRestorationist, onBoard, SPENT, TOKENS } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { expose, give, keep } from '../seen/verbs.ts';
import { passControl } from './control.ts';
import { choice, step } from './effects.ts';
import { reveal } from './identity.ts';
import { EXPOSE_NO_TOKEN, EXPOSE_NOT_THERE, EXPOSE_OWN, KEEP_WRONG_SIDE } from './refusals.ts';

/** Returns the agents whose tokens a player holds. */
export const tokensOf = ({ s, data }: At, player: Player): Agent[] =>
  ALL_AGENTS.filter(
    (agent) => data.tokenOfAgent[agent]! >= 0 && s.place[data.tokenOfAgent[agent]!] === TOKENS + player,
  );

/** R8.11, R11.2, R11.3: on the board, under another player's control. */
export function refuseExpose(at: At, by: Player, agent: Agent): Refused | null {
  if (isMain(agent) || !tokensOf(at, by).includes(agent)) return EXPOSE_NO_TOKEN;
  if (!onBoard(at.s, agent)) return EXPOSE_NOT_THERE;
  return at.s.agentOf[agent] === by ? EXPOSE_OWN : null;
}
/** Appends every exposure that is legal now to `options`. */
export function offerExposures({ s, data }: At, by: Player, options: Option[]): void {
  const { agentAt, agentOf, place } = s;
  for (let agent = 0; agent < agentAt.length; agent++) {
    if (agentAt[agent]! >= CITY_COUNT || agentOf[agent] === by) continue;
    const token = data.tokenOfAgent[agent]!;
    if (token >= 0 && place[token] === TOKENS + by) options.push(expose(agent));
  }
}

/** R11.1, R11.13: a token is used only once, in the open. Control passes unless it is kept. */
export const exposeAgent = step<{ by: Player; agent: Agent }>('expose.reveal', (g, { by, agent }) => {
  const owner = countOf(g.s.agentOf, agent);
  g.move(g.data.tokenOfAgent[agent]!, SPENT);
  tell(g)?.('exposed', { player: by, owner, agent, city: countOf(g.s.agentAt, agent) });
  g.next(...challenge(agent, owner, by));
});

/** R11.7, R11.9: the controller of Holmes or Moriarty may keep them, both after a token and after Adler. */
export function challenge(agent: Agent, owner: Player, to: Player) {
  return [challenged({}), keepOrGive({ by: owner, agent, to }), turned({ agent, to })];
}
const challenged = step('expose.challenge', (g) => {
  g.s.kept = 0;
});

/** R11.7: a Restorationist keeps Holmes, a Loyalist Moriarty; all other agents pass to the player who exposes them. */
const KEEPS: Readonly<Record<string, boolean>> = { HOLMES: true, MORIARTY: false };
const keepsFor = (agent: Agent): boolean | undefined => KEEPS[AGENTS[agent]!];
function mayKeep(at: At, owner: Player, agent: Agent): boolean {
  return isRestorationist(at, owner) === keepsFor(agent);
}

/** R11.16: an unrevealed controller of either faction is asked; with the wrong one, giving up is the only option. */
const keepOrGive = choice('expose.answer', {
  // R15.1: a revealed player stays revealed; R11.16: the exposure continues with either answer.
  final: true,
  options(at, { by, agent }) {
    if (keepsFor(agent) === undefined || at.s.revealed[by] === 1) return [];
    return mayKeep(at, by, agent) ? [give, keep].sort((a, b) => a - b) : [give];
  },
  choose(g, { by, agent }, option) {
    if (option !== keep) return;
    g.s.kept = 1;
    reveal(g, by);
    tell(g)?.('keptControl', { player: by, agent });
  },
  refuse: (_, __, wish) => (wish === keep ? KEEP_WRONG_SIDE : null),
});

/**
 * R11.10: its consequences are checked after the action. R11.8: it has no effect if control is kept. R11.9: a revealed player
 * with the right faction keeps control without a question.
 */
const turned = step<{ agent: Agent; to: Player }>('expose.turned', (g, { agent, to }) => {
  const { s } = g;
  const owner = countOf(s.agentOf, agent);
  if (s.kept === 1) return;
  if (keepsFor(agent) !== undefined && s.revealed[owner] === 1 && mayKeep(g, owner, agent)) {
    s.kept = 1;
    tell(g)?.('keptControl', { player: owner, agent });
    return;
  }
  passControl(g, agent, to);
});

/** R11.12: public knowledge: the agent is not a main agent, and its token is not spent. */
export const canBeExposed = (s: Emerald1, data: Data, agent: Agent): boolean => {
  const token = data.tokenOfAgent[agent]!;
  return token >= 0 && s.place[token] !== SPENT;
};
