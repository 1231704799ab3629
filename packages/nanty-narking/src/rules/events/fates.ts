// R11.15 Pawns that an event removes from the area rolled, in turn order, and the outcome of each.
import type { Option, Player } from '@gaslamp/kernel/state';
import { BY_EVENT } from '../../box/ids.ts';
import type { At } from '../../box/state.ts';
import { spare } from '../../seen/verbs.ts';
import { type G, step } from '../effects.ts';
import { carryOut, HAPPENS, RELOCATED, threatenRemoval } from '../window.ts';
import { AGENT, areaRolled } from './random-event.ts';

// An entry of `fates` in the state: a pawn and its outcome, which is below 16.
const fate = (pawn: number, outcome: number): number => (pawn << 4) | outcome;
const pawnOf = (fate: number): number => fate >> 4;
const outcomeOf = (fate: number): number => fate & 15;

export const doom = (g: G, pawn: number): void => void g.s.fates.push(fate(pawn, HAPPENS));
/** R11.2: returns the agents of `owner` that Holborn may spare. */
export const doomedOf = ({ s }: At, owner: Player): Option[] =>
  s.fates.filter((fate) => pawnOf(fate) === owner).map(() => spare({ what: AGENT, area: areaRolled(s) }));

/** R11.2: one of the doomed agents stays, and no question is asked about it. */
export function rescue(g: G, owner: Player): void {
  const index = g.s.fates.indexOf(fate(owner, HAPPENS));
  if (index >= 0) g.s.fates.splice(index, 1);
}

/** R11.15 (5): R10.7 and R10.8 for each of the player's agents; R10.13: each is a separate instance. */
export const windows = step<{ by: Player }>('event.windows', (g, { by }) => {
  const area = areaRolled(g.s);
  g.next(...g.s.fates.flatMap((fate, index) => [threatenRemoval(by, pawnOf(fate), area, BY_EVENT), noted({ index })]));
});
const noted = step<{ index: number }>('event.noted', ({ s }, { index }) => {
  s.fates = s.fates.map((one, i) => (i === index ? fate(pawnOf(one), s.outcome) : one));
});

/** R11.15 (6): the relocations as they were answered, then the removals. */
export function meetFates(g: G): void {
  const { fates } = g.s;
  const area = areaRolled(g.s);
  for (const fate of fates) if (outcomeOf(fate) >= RELOCATED) carryOut(g, pawnOf(fate), area, outcomeOf(fate));
  for (const fate of fates) if (outcomeOf(fate) === HAPPENS) carryOut(g, pawnOf(fate), area, HAPPENS);
}
