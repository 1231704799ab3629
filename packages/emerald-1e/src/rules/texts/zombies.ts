import { add } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { type Agent, isMain } from '../../box/data.ts';
import { CITY_COUNT } from '../../box/ids.ts';
import { ALL_AGENTS, type At, countOf, isAlone, isPrey, mustEnd, onBoard, zombiesOnBoard } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { allRisen } from '../../seen/points.ts';
import { bite, done, raise } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { kill } from '../control.ts';
import { choice, step } from '../effects.ts';
import {
  BITE_NOT_ALONE,
  BITE_NOT_KNOWN,
  BITE_VAMPIRE,
  NO_ZOMBIE_LEFT,
  NO_ZOMBIE_THERE,
  OWN_AGENT,
} from '../refusals.ts';
import { pay, type Text } from './text.ts';

/**
 * In each city with a zombie one agent of another player may be killed, cities in any order; then up to three zombies are
 * placed. With all eight on the board when it is played the match ends. (R13.4 to R13.13)
 */
export const zombies: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), rise({ by }), bites({ by }), placing({ by })],
};
/** R13.7, R13.9, R17.4: all of them on the board when the text is used. */
const rise = step<{ by: Player }>('zombies.rise', (g) => {
  g.s.untried = g.s.zombies.slice();
  if (allRisen(g)) mustEnd(g.s, 'zombies');
});

/** R13.5, R13.13: at most one in every city. */
function refuseBite({ s }: At, by: Player, agent: Agent): Refused | null {
  if (!onBoard(s, agent)) return NO_ZOMBIE_THERE;
  const owner = countOf(s.agentOf, agent);
  if (owner === by) return OWN_AGENT;
  if (countOf(s.untried, countOf(s.agentAt, agent)) === 0) return NO_ZOMBIE_THERE;
  if (s.vampire[agent] === 1 && s.vampiresImmuneToZombies === 1) return BITE_VAMPIRE;
  if (s.zombiesNeedKta === 1) return isPrey(s, by, agent) ? null : BITE_NOT_KNOWN;
  return isMain(agent) && !isAlone(s, owner) ? BITE_NOT_ALONE : null;
}
const bites = choice('zombies.bite', {
  options(at, { by }): Option[] {
    const prey = ALL_AGENTS.filter((agent) => refuseBite(at, by, agent) === null);
    return prey.length > 0 ? [done, ...prey.map((agent) => bite(agent))] : [];
  },
  choose(g, { by }, option) {
    if (option === done) return;
    const agent = bite.agent(option);
    g.s.untried[countOf(g.s.agentAt, agent)] = 0;
    kill(g, agent, by);
    // R13.13: continues even if this meets a reason to end.
    g.next(bites({ by }));
  },
  refuse: (at, { by }, wish) => (bite.is(wish) ? refuseBite(at, by, bite.agent(wish)) : null),
});

/** R13.8: by the switch, a reason to end by R17.2 to R17.4 that the first stage has met cancels the second stage. */
const placing = step<{ by: Player }>('zombies.placing', (g, { by }) => {
  if (g.s.due > 0 && g.s.resolveFullyBeforeEnd === 0) return;
  g.next(raiseOne({ by, left: g.data.pack.numbers.zombiesPlaced }));
});
const ANYWHERE = Array.from({ length: CITY_COUNT }, (_, city) => raise(city));
/** R13.11: none or some, never more than the stock. */
const raiseOne = choice('zombies.raise', {
  options: ({ s, data }, { left }) =>
    left > 0 && zombiesOnBoard(s) < data.pack.supplies.zombies ? [done, ...ANYWHERE] : [],
  choose(g, { by, left }, option) {
    if (option === done) return;
    const city = raise.city(option);
    add(g.s.zombies, city, 1);
    tell(g)?.('zombieRaised', { player: by, city });
    g.next(raiseOne({ by, left: left - 1 }));
  },
  refuse: (_, __, wish) => (raise.is(wish) ? NO_ZOMBIE_LEFT : null),
});
