import { type Item, itemsIn, only, type Player } from '@gaslamp/kernel/state';
import { type At, countIn, DRAWN, TOKEN_POOL, TOKENS } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { agent as named } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, type G, step } from '../effects.ts';
import { NO_TOKEN_LEFT, NOT_DRAWN } from '../refusals.ts';
import { pay, type Text } from './text.ts';

const DRAWS = 4;
const KEEPS = 2;

/** Draws four tokens, or all that are left, keeps two of them and shuffles the rest back. (R20) */
export const pinkerton: Text = {
  refuse: ({ s }) => (countIn(s, TOKEN_POOL) > 0 ? null : NO_TOKEN_LEFT),
  play: (by) => [
    confirmed({ by }),
    pay({ by }),
    pinkertonDraws({ by }),
    pinkertonKeep({ by, left: KEEPS }),
    keptAll({ by }),
  ],
};
const pinkertonDraws = step<{ by: Player }>('pinkerton.draws', (g, { by }) => {
  for (let i = 0; i < DRAWS; i++) {
    const item = g.draw(TOKEN_POOL, DRAWN + by);
    if (item === null) return;
    tell(g)?.('tokenSeen', { player: by, agent: g.data.agentOfToken[item]! });
  }
});
const drawn = ({ s, data }: At, by: Player): number[] => itemsIn(s, DRAWN + by).map((item) => data.agentOfToken[item]!);

/** Asks for one at a time. If there are two or fewer, all are kept without a question. */
const pinkertonKeep = choice('pinkerton.keep', {
  options: (at, { by, left }) => (countIn(at.s, DRAWN + by) > left ? drawn(at, by).map((agent) => named(agent)) : []),
  choose(g, { by, left }, option) {
    keepToken(g, by, g.data.tokenOfAgent[named.agent(option)]!);
    if (left > 1) g.next(pinkertonKeep({ by, left: left - 1 }));
    else g.next(returned({ by }));
  },
  refuse: (_, __, wish) => (named.is(wish) ? NOT_DRAWN : null),
});
function keepToken(g: G, by: Player, item: Item): void {
  g.move(item, TOKENS + by);
  tell(g)?.('token', { player: by, agent: g.data.agentOfToken[item]! });
}
/** R21: the player still knows the tokens that go back. */
const returned = step<{ by: Player }>('pinkerton.returned', (g, { by }) => {
  for (const item of g.in(DRAWN + by)) g.move(item, TOKEN_POOL, only(by));
});
const keptAll = step<{ by: Player }>('pinkerton.kept', (g, { by }) => {
  for (const item of g.in(DRAWN + by)) keepToken(g, by, item);
});
