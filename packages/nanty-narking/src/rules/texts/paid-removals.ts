import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { BY_TEXT } from '../../box/ids.ts';
import type { At } from '../../box/state.ts';
import { pawn } from '../../seen/verbs.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice } from '../effects.ts';
import { anyPawn, offerPawns, pawnsThat, refusePawn, refuseVictim, victims } from '../pawn-options.ts';
import { HIRED_PAWN, TEXT_NO_TARGET } from '../refusals.ts';
import { removal } from '../window.ts';
import { aimed } from './aimed.ts';
import { paysPlayer, refusePrice } from './price.ts';

/** R8.11: it needs both the price and a victim. */
const refuse = (at: At, by: Player, card: Item): Refused | null =>
  refusePrice(at, by, card) ?? (anyPawn(at.s, victims(at.s, by)) ? null : TEXT_NO_TARGET);

/** Pay another player 2, then assassinate. The cause is the text, not a symbol. (R9.43) */
export const payPlayerThenAssassinate = aimed('assassin.whom', {
  refuse,
  refuseTarget: () => null,
  play: (by, to, card) => [paysPlayer({ by, to, card }), victim({ by })],
});
const victim = choice('assassin.victim', {
  options: ({ s }, { by }) => pawnsThat(s, victims(s, by)),
  choose: (g, { by }, option) => removal(g, by, pawn.pawn(option), pawn.area(option), BY_TEXT),
  refuse: ({ s }, { by }, wish) => refuseVictim(s, by, wish),
});

/** Pay another player 2; they remove a pawn in trouble of their choice, but none of yours. (R9.44) */
export const payPlayerToRemovePawn = aimed('hireling.whom', {
  refuse,
  refuseTarget: () => null,
  play: (by, to, card) => [paysPlayer({ by, to, card }), hireling({ by: to, from: by })],
});
/** R10.6: the card of `from` is the cause, even if `by` chooses an own agent. */
const hireling = choice('hireling.victim', {
  options(at, { by, from }) {
    const options: Option[] = [];
    offerPawns(at.s, victims(at.s, from), options);
    offerDrops(at, by, options);
    return options;
  },
  choose(g, { by, from }, option) {
    if (!chooseDrop(g, by, option, hireling({ by, from })))
      removal(g, from, pawn.pawn(option), pawn.area(option), BY_TEXT);
  },
  refuse: (at, { by, from }, wish) =>
    refusePawn(at.s, victims(at.s, from), wish, HIRED_PAWN) ?? refuseDrop(at, by, wish),
});
