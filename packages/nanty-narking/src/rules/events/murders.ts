import type { Option, Player } from '@gaslamp/kernel/state';
import { PAWNS } from '../../box/ids.ts';
import { inTurnOrder, type Nanty, pawnsOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { pawn } from '../../seen/verbs.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice, type G } from '../effects.ts';
import { NOBODY_ROLLED } from '../refusals.ts';
import { doom, doomedOf, meetFates } from './fates.ts';
import { type RandomEvent, rollArea } from './random-event.ts';

/**
 * Mysterious Murders: each player in turn rolls and removes a pawn of their choice from that area, in trouble or not. No other
 * pawn
 * replaces one that is spared or saved. (R11.9)
 */
export const murders: RandomEvent = {
  rounds: inTurnOrder,
  roll(g, by) {
    const area = rollArea(g, by);
    const [first, second] = victims(g.s, area);
    // If all pawns are of one sort there is no choice. Own agents count as well.
    if (second !== undefined) g.next(victim({ by, area }));
    else if (first !== undefined) pick(g, by, first, area);
  },
  affects: doomedOf,
  misses: ({ s }) => s.fates.length === 0,
  happens: meetFates,
};

function pick(g: G, by: Player, victim: number, area: number): void {
  tell(g)?.('victim', { player: by, pawn: victim, area });
  doom(g, victim);
}
const victims = (s: Nanty, area: number): number[] =>
  PAWNS.map((_, index) => index).filter((index) => pawnsOf(s, index, area) > 0);

const victim = choice('murders.victim', {
  options(at, { by, area }) {
    const options: Option[] = victims(at.s, area).map((index) => pawn({ pawn: index, area }));
    offerDrops(at, by, options);
    return options;
  },
  choose(g, { by, area }, option) {
    if (!chooseDrop(g, by, option, victim({ by, area }))) pick(g, by, pawn.pawn(option), area);
  },
  refuse: (at, { by }, wish) => (pawn.is(wish) ? NOBODY_ROLLED : refuseDrop(at, by, wish)),
});
