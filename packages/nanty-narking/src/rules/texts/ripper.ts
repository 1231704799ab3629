import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { BY_TEXT } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { type Nanty, pawnsOf } from '../../box/state.ts';
import { pawn } from '../../seen/verbs.ts';
import { rollArea } from '../dice.ts';
import { choice, step } from '../effects.ts';
import { type Fits, pawnsThat, refusePawn } from '../pawn-options.ts';
import { IMMUNE, RIPPER_ELSEWHERE } from '../refusals.ts';
import { removal } from '../window.ts';
import type { Text } from './text.ts';

/** Twice: roll, and remove a pawn from that area, in trouble or not. It is yours only if there is no other. (R9.39) */
export const rollAndRemove: Text = {
  refuse: () => null,
  play: (by, card) => [ripper({ by, card, rolled: 0 })],
};
/** The next roll comes after the previous removal is settled. */
const ripper = step<{ by: Player; card: Item; rolled: number }>('ripper', (g, { by, card, rolled }) => {
  if (rolled === textOn(g, card, 'rollAndRemove').params.rolls) return;
  const area = rollArea(g, by);
  g.next(victim({ by, area }), ripper({ by, card, rolled: rolled + 1 }));
});

/** R10.5: a player who has stopped this text is out of its reach. */
const isImmune = (s: Nanty, owner: number): boolean => ((s.immune >> owner) & 1) === 1;
const inReach =
  (s: Nanty, rolled: number): Fits =>
  (owner, area) =>
    area === rolled && !isImmune(s, owner);
/** Returns true if that pawn is in the area rolled, but out of reach. */
const isSafe = (s: Nanty, rolled: number, wish: Option): boolean =>
  pawn.area(wish) === rolled && pawnsOf(s, pawn.pawn(wish), rolled) > 0;

const victim = choice('ripper.victim', {
  options: ({ s }, { area }) => pawnsThat(s, inReach(s, area)),
  choose: (g, { by, area }, option) => removal(g, by, pawn.pawn(option), area, BY_TEXT),
  refuse: ({ s }, { area }, wish) =>
    refusePawn(s, inReach(s, area), wish, pawn.is(wish) && isSafe(s, area, wish) ? IMMUNE : RIPPER_ELSEWHERE),
});
