// R10.3, R10.15: cards that support an assassination or a hiding, each for its bombs or for its text.

import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind } from '../box/data.ts';
import { type At, agentsIn } from '../box/state.ts';
import { handOf } from './hand.ts';
import { pick, text } from './verbs.ts';

/** R20 Fenians: a bomb for each own agent there; Infernal Machine: three. */
export const INFERNAL = 3;
function bombsOfText({ s, data }: At, by: Player, city: number, kind: Kind): number {
  const { effect } = cardOfKind(data, kind);
  if (effect === 'infernalMachine') return INFERNAL;
  return effect === 'fenians' ? agentsIn(s, by, city) : 0;
}
/** Returns a function that gives the bombs of a pick: the card's, or those of its text instead. */
export const bombsOf =
  (at: At, by: Player, city: number) =>
  (option: Option): number =>
    pick.is(option) ? cardOfKind(at.data, pick.card(option)).bombs : bombsOfText(at, by, city, text.card(option));

/** R10.15: counts the copies of a card in hand that are not yet used; the first pick is the card that starts the action. */
export function supportsLeft(at: At, by: Player, kind: Kind): number {
  const lent = at.s.picks.filter((option) => option === pick(kind) || option === text(kind)).length;
  return handOf(at, by).kinds.filter((one) => one === kind).length - lent;
}
