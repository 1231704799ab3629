// Texts that attack or change single agents.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { type Agent, isMain } from '../../box/data.ts';
import { FIRST_ROYAL } from '../../box/ids.ts';
import {
  ALL_AGENTS,
  type At,
  agentsOf,
  agentsOnBoard,
  countOf,
  type Emerald1,
  isPrey,
  onBoard,
  SACRIFICED,
} from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { aim, agent as named, turn } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { kill, passControl } from '../control.ts';
import { choice, step } from '../effects.ts';
import {
  NO_AGENT_ON_BOARD,
  NO_TARGET,
  NOT_PREY,
  OWN_AGENT,
  TURN_MAIN,
  TURN_NOT_KNOWN,
  TURN_NOT_THERE,
  TURN_OWN,
  VAMPIRE_ALREADY,
  VAMPIRE_NONE_THERE,
  YOG_MAIN,
} from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** Kills one agent of another player known to the authorities, in any city, vampires too; a main agent only alone. (R20) */
export const shoggoth: Text = {
  refuse: ({ s }, by) => (prey(s, by).length > 0 ? null : NO_TARGET),
  play: (by) => [shoggothAgent({ by })],
};
const prey = (s: Emerald1, by: Player): Agent[] =>
  ALL_AGENTS.filter((agent) => onBoard(s, agent) && isPrey(s, by, agent));
const shoggothAgent = choice('shoggoth.agent', {
  options: ({ s }, { by }) => prey(s, by).map((agent) => aim(agent)),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), devours({ by, agent: aim.aim(option) })),
  refuse(at, { by }, wish) {
    if (!aim.is(wish) || aim.aim(wish) >= FIRST_ROYAL) return null;
    return at.s.agentOf[aim.aim(wish)] === by ? OWN_AGENT : NOT_PREY;
  },
});
const devours = step<{ by: Player; agent: Agent }>('shoggoth.devours', (g, { by, agent }) => kill(g, agent, by));

/** Removes one own agent, no main agent, from the board to this card: 2 points each for a revealed Loyalist. (R20, R16.3) */
export const yogSothoth: Text = {
  refuse: ({ s }, by) => (fodder(s, by).length > 0 ? null : NO_AGENT_ON_BOARD),
  play: (by) => [yogAgent({ by })],
};
const fodder = (s: Emerald1, by: Player): Agent[] => agentsOnBoard(s, by).filter((agent) => !isMain(agent));
const yogAgent = choice('yog-sothoth.agent', {
  options: ({ s }, { by }) => fodder(s, by).map((agent) => named(agent)),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), fed({ by, agent: named.agent(option) })),
  refuse: (_, __, wish) => (named.is(wish) && isMain(named.agent(wish)) ? YOG_MAIN : null),
});
const fed = step<{ by: Player; agent: Agent }>('yog-sothoth.fed', (g, { by, agent }) => {
  tell(g)?.('sacrificed', { player: by, agent, city: countOf(g.s.agentAt, agent) });
  g.s.agentAt[agent] = SACRIFICED;
  g.s.vampire[agent] = 0;
});

/**
 * Turns an own agent into a vampire; or, with an own vampire there, an agent of a player known to the authorities. (R13.1,
 * R13.10)
 */
export const vampires: Text = {
  refuse: (at, by) => (bites(at, by).length > 0 ? null : NO_TARGET),
  play: (by) => [vampireAgent({ by })],
};
const own = ({ s }: At, by: Player): Agent[] => agentsOnBoard(s, by).filter((agent) => s.vampire[agent] === 0);
function refuseTurning({ s }: At, by: Player, agent: Agent): Refused | null {
  if (!onBoard(s, agent)) return TURN_NOT_THERE;
  if (s.agentOf[agent] === by) return TURN_OWN;
  if (isMain(agent)) return TURN_MAIN;
  if (!isPrey(s, by, agent)) return TURN_NOT_KNOWN;
  if (s.vampire[agent] === 1) return VAMPIRE_ALREADY;
  const here = agentsOf(s, by, (one) => s.vampire[one] === 1 && s.agentAt[one] === s.agentAt[agent]);
  return here.length > 0 ? null : VAMPIRE_NONE_THERE;
}
/** R13.10: an own agent is only turned; another player's agent is also taken. */
function refuseVampire(at: At, by: Player, agent: Agent): Refused | null {
  if (at.s.agentOf[agent] !== by || !onBoard(at.s, agent)) return refuseTurning(at, by, agent);
  return at.s.vampire[agent] === 1 ? VAMPIRE_ALREADY : null;
}
const bites = (at: At, by: Player): Option[] => [
  ...own(at, by).map((agent) => named(agent)),
  ...ALL_AGENTS.filter((agent) => refuseTurning(at, by, agent) === null).map((agent) => turn(agent)),
];
const vampireAgent = choice('vampires.agent', {
  options: (at, { by }) => bites(at, by),
  choose(g, { by }, option) {
    const takes = turn.is(option);
    const agent = takes ? turn.agent(option) : named.agent(option);
    g.next(confirmed({ by }), pay({ by }), rises({ by, agent, takes: Number(takes) }));
  },
  refuse(at, { by }, wish) {
    if (turn.is(wish)) return refuseTurning(at, by, turn.agent(wish));
    return named.is(wish) ? refuseVampire(at, by, named.agent(wish)) : null;
  },
});
/** R13.10: nothing is exposed, so nobody may keep it. R13.14: all printed values stay. */
const rises = step<{ by: Player; agent: Agent; takes: number }>('vampires.rises', (g, { by, agent, takes }) => {
  g.s.vampire[agent] = 1;
  tell(g)?.('vampire', { player: by, agent, city: countOf(g.s.agentAt, agent) });
  if (takes === 1) passControl(g, agent, by);
});
