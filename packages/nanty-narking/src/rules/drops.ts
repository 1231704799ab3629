// R10.10: interrupt cards may be thrown away unused, between actions of the player's own turn and whenever the player is asked.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Option, Player } from '@gaslamp/kernel/state';
import { type At, inHand, type Nanty } from '../box/state.ts';
import { drop } from '../seen/verbs.ts';
import { discardCard } from './cards.ts';
import type { G } from './effects.ts';
import { NO_DROP_NOW, NO_INTERRUPT, NOT_TO_DROP } from './refusals.ts';

/** R17.13: as an option only in the player's own turn. */
const mayDrop = (s: Nanty, by: Player): boolean => by === s.active || s.dropAnytime === 1;

/** Appends the interrupt cards that may be dropped before `by` answers. */
export function offerDrops({ s, data }: At, by: Player, options: Option[]): void {
  if (!mayDrop(s, by)) return;
  for (const card of data.interrupts) if (inHand(s, by, card)) options.push(drop(card));
}
/** Carries out an option of `offerDrops` and asks `again`. Returns false for other options. */
export function chooseDrop(g: G, by: Player, option: Option, again: Frame): boolean {
  if (!drop.is(option)) return false;
  g.next(again);
  discardCard(g, by, drop.card(option));
  return true;
}
export function refuseDrop({ s, data }: At, by: Player, wish: Option): Refused | null {
  if (!drop.is(wish)) return null;
  if (!inHand(s, by, drop.card(wish))) return NOT_TO_DROP;
  if (data.playable[drop.card(wish)]) return NO_INTERRUPT;
  return mayDrop(s, by) ? null : NO_DROP_NOW;
}
