import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { bordersOf } from '../../box/data.ts';
import { AREA_COUNT } from '../../box/ids.ts';
import type { At, Nanty } from '../../box/state.ts';
import type { Moving } from '../../seen/questions.ts';
import { pawn, to } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { agentsOf, anyPawn, type Fits, pawnsThat, refusePawn } from '../pawn-options.ts';
import { ALL_AREAS } from '../pawns.ts';
import { MOVES_ANOTHER, MOVES_OWN, MOVES_TOO_FAR, NOT_IN_TROUBLE, SAME_AREA, TEXT_NO_TARGET } from '../refusals.ts';
import { displacement } from '../window.ts';
import { aimed } from './aimed.ts';
import { paysPlayer, refusePrice } from './price.ts';
import type { Text } from './text.ts';

/** Returns the areas that a pawn may reach from an area, as bits. */
type Reach = (at: At, from: number) => number;
const adjacent: Reach = ({ data }, from) => bordersOf(data, from);
/** R4.11 */
const anywhereElse: Reach = (_, from) => ALL_AREAS & ~(1 << from);

/**
 * Returns a text that moves one pawn. It asks for the pawn, then for the destination; `why` refuses pawns that it does not
 * move.
 */
function moving(name: Moving, fits: (s: Nanty, by: Player) => Fits, reach: Reach, why: Refused): Text {
  const which = choice(name, {
    options: ({ s }, { by }) => pawnsThat(s, fits(s, by)),
    choose: (g, { by }, option) => g.next(where({ by, owner: pawn.pawn(option), from: pawn.area(option) })),
    refuse: ({ s }, { by }, wish) => refusePawn(s, fits(s, by), wish, why),
  });
  const where = choice(`${name}.to`, {
    options(at, { from }) {
      const bits = reach(at, from);
      const options: Option[] = [];
      for (let area = 0; area < AREA_COUNT; area++) if ((bits >> area) & 1) options.push(to(area));
      return options;
    },
    choose: (g, { by, owner, from }, option) => displacement(g, by, owner, from, to.area(option)),
    refuse(_, { from }, wish) {
      if (!to.is(wish)) return null;
      return to.area(wish) === from ? SAME_AREA : MOVES_TOO_FAR;
    },
  });
  return {
    refuse: ({ s }, by) => (anyPawn(s, fits(s, by)) ? null : TEXT_NO_TARGET),
    play: (by) => [which({ by })],
  };
}

/** Move one of your agents out of an area with a trouble marker, to an adjacent one. (R9.23) */
export const moveOwnAgentOutOfTrouble = moving(
  'move.outOfTrouble',
  (s, by) => (owner, area) => owner === by && s.trouble[area] === 1,
  adjacent,
  NOT_IN_TROUBLE,
);

/** Move one of your agents to any other area. (R9.24) */
export const moveOwnAgentAnywhere = moving('move.anywhere', (_, by) => agentsOf(by), anywhereElse, MOVES_OWN);

/** Pay another player 2, then move one of your agents to any other area. (R9.25) */
export const payPlayerMoveOwnAgent = aimed('move.paidTo', {
  refuse: (at, by, card) => refusePrice(at, by, card) ?? moveOwnAgentAnywhere.refuse(at, by, card),
  refuseTarget: () => null,
  play: (by, to, card) => [paysPlayer({ by, to, card }), ...moveOwnAgentAnywhere.play(by, card)],
});

/** Move one pawn that is not yours to an adjacent area. (R9.26) */
export const moveOtherPawn = moving('move.other', (_, by) => (owner) => owner !== by, adjacent, MOVES_ANOTHER);
