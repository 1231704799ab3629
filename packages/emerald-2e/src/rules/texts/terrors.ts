import type { Player } from '@gaslamp/kernel/state';
import { countOf, type Emerald } from '../../box/state.ts';
import { player } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice } from '../effects.ts';
import { NO_TOKEN, NO_TOKEN_LEFT, TERRORS_OWN } from '../refusals.ts';
import { NO_CITY, sanityRoll } from '../sanity.ts';
import { pay, type Text } from './text.ts';

/** Another player who has a Sanity token makes a sanity roll. (R18.27) */
export const terrors: Text = {
  refuse: ({ s }, by) => (sane(s, by).length > 0 ? null : NO_TOKEN),
  play: (by) => [terrorsPlayer({ by })],
};
const sane = (s: Emerald, by: Player) =>
  Array.from({ length: s.seats }, (_, other) => other)
    .filter((other) => other !== by && countOf(s.tokens, other) > 0)
    .map((other) => player(other));
const terrorsPlayer = choice('terrors.player', {
  options: ({ s }, { by }) => sane(s, by),
  choose: (g, { by }, option) =>
    g.next(confirmed({ by }), pay({ by }), sanityRoll({ by: player.player(option), city: NO_CITY })),
  refuse(_, { by }, wish) {
    if (!player.is(wish)) return null;
    return player.player(wish) === by ? TERRORS_OWN : NO_TOKEN_LEFT;
  },
});
