// Texts that are aimed at another player.
import type { Refused } from '@gaslamp/kernel/effects';
import { only, type Player } from '@gaslamp/kernel/state';
import { kindOf } from '../../box/data.ts';
import { type At, countIn, type Emerald1, identityOf, SANITY_POOL } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { player as named } from '../../seen/verbs.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { ALL_REVEALED, NOT_HIDDEN, TERRORS_NOBODY, TERRORS_OWN, TERRORS_POOL, TERRORS_SPARED } from '../refusals.ts';
import { draws, NO_EXECUTOR, sanityDraw } from '../sanity.ts';
import { pay, type Text } from './text.ts';

const others = ({ seats }: Emerald1, by: Player): Player[] =>
  Array.from({ length: seats }, (_, player) => player).filter((player) => player !== by);

/** A secret look at the identity card of one unrevealed other player; the choice is public. (R20) */
export const burtsev: Text = {
  refuse: ({ s }, by) => (others(s, by).some((one) => s.revealed[one] === 0) ? null : ALL_REVEALED),
  play: (by) => [burtsevPlayer({ by })],
};
const burtsevPlayer = choice('burtsev.player', {
  options: ({ s }, { by }) =>
    others(s, by)
      .filter((one) => s.revealed[one] === 0)
      .map((one) => named(one)),
  choose: (g, { by }, option) =>
    g.next(confirmed({ by }), pay({ by }), burtsevLooks({ by, owner: named.player(option) })),
  refuse: (_, __, wish) => (named.is(wish) ? NOT_HIDDEN : null),
});
const burtsevLooks = step<{ by: Player; owner: Player }>('burtsev.looks', (g, { by, owner }) => {
  const item = identityOf(g.s, owner);
  g.show(item, only(by));
  tell(g)?.('looked', { player: by, owner, card: kindOf(g.data, item) });
});

/** Another player who still draws takes a sanity marker; with an empty pool only an unrevealed player. (R20, R14.6) */
export const terrors: Text = {
  refuse: (at, by) => (others(at.s, by).some((one) => refuseTerror(at, by, one) === null) ? null : TERRORS_NOBODY),
  play: (by) => [terrorsPlayer({ by })],
};
function refuseTerror({ s }: At, by: Player, one: Player): Refused | null {
  if (one === by) return TERRORS_OWN;
  if (one >= s.seats || !draws(s, one)) return TERRORS_SPARED;
  return countIn(s, SANITY_POOL) > 0 || s.revealed[one] === 0 ? null : TERRORS_POOL;
}
const terrorsPlayer = choice('terrors.player', {
  options: (at, { by }) =>
    others(at.s, by)
      .filter((one) => refuseTerror(at, by, one) === null)
      .map((one) => named(one)),
  choose: (g, { by }, option) =>
    g.next(confirmed({ by }), pay({ by }), sanityDraw({ by: named.player(option), executor: NO_EXECUTOR })),
  refuse: (at, { by }, wish) => (named.is(wish) ? refuseTerror(at, by, named.player(wish)) : null),
});
