import { only, type Player } from '@gaslamp/kernel/state';
import { kindOf } from '../../box/data.ts';
import { type Emerald, identityOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { player } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { ALL_REVEALED, NOT_HIDDEN } from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** Look alone at one other player's identity card. (R18.30, R19.3) */
export const burtsev: Text = {
  refuse: ({ s }, by) => (hidden(s, by).length > 0 ? null : ALL_REVEALED),
  play: (by) => [burtsevPlayer({ by })],
};
const hidden = (s: Emerald, by: Player) =>
  Array.from({ length: s.seats }, (_, owner) => owner)
    .filter((owner) => owner !== by && s.revealed[owner] === 0)
    .map((owner) => player(owner));
const burtsevPlayer = choice('burtsev.player', {
  options: ({ s }, { by }) => hidden(s, by),
  choose: (g, { by }, option) =>
    g.next(confirmed({ by }), pay({ by }), burtsevLooks({ by, owner: player.player(option) })),
  refuse: ({ s }, { by }, wish) => (player.is(wish) && !hidden(s, by).includes(wish) ? NOT_HIDDEN : null),
});
const burtsevLooks = step<{ by: Player; owner: Player }>('burtsev.looks', (g, { by, owner }) => {
  const item = identityOf(g.s, owner);
  // The printed side: a Change of Heart on it is public.
  g.show(item, only(by));
  tell(g)?.('looked', { player: by, owner, card: kindOf(g.data, item) });
});
