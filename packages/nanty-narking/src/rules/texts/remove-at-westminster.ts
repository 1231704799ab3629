import { AREAS, BY_TEXT } from '../../box/ids.ts';
import { pawn } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { anyPawn, type Fits, pawnsThat, refusePawn } from '../pawn-options.ts';
import { TEXT_NO_TARGET, WESTMINSTER_PAWN } from '../refusals.ts';
import { removal } from '../window.ts';
import type { Text } from './text.ts';

const WESTMINSTER = AREAS.indexOf('WESTMINSTER');
const there: Fits = (_, area) => area === WESTMINSTER;

/** Remove a pawn from Westminster, in trouble or not; it may be yours. (R9.38) */
export const removePawnInArea: Text = {
  refuse: ({ s }) => (anyPawn(s, there) ? null : TEXT_NO_TARGET),
  play: (by) => [which({ by })],
};
const which = choice('remove.westminster', {
  options: ({ s }) => pawnsThat(s, there),
  choose: (g, { by }, option) => removal(g, by, pawn.pawn(option), WESTMINSTER, BY_TEXT),
  refuse: ({ s }, _, wish) => refusePawn(s, there, wish, WESTMINSTER_PAWN),
});
