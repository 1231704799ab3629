// R11.15 The common form of random events.
import type { Option, Player } from '@gaslamp/kernel/state';
import { SPARED } from '../../box/ids.ts';
import type { At, Nanty } from '../../box/state.ts';
import { spare } from '../../seen/verbs.ts';
import { rollArea as roll } from '../dice.ts';
import type { G } from '../effects.ts';

/** An event, as those steps of R11.15 that it has; event.ts runs them. */
export interface RandomEvent {
  /** Players who go through the steps, one after the other; by default only the active player (R11.9). */
  rounds?(s: Nanty, active: Player): readonly Player[];
  /** (2), (3) Rolls, and determines the doomed pawns (fates.ts). May ask questions that come before Holborn's answer. */
  roll?(g: G, by: Player): void;
  /** (4) Returns the pieces that `owner` may spare, ascending; one option for identical pieces (R11.2). From public facts. */
  affects?(at: At, owner: Player): Option[];
  /** (6) Returns true if there is nothing to harm; an event then reports that. */
  misses?(at: At): boolean;
  /** (6) Carries out the event, questions included. */
  happens(g: G, by: Player): void;
}

export const AGENT = SPARED.indexOf('AGENT');
export const BUILDING = SPARED.indexOf('BUILDING');
export const CARD = SPARED.indexOf('CARD');

/** Returns the number of pieces of that kind spared in an area. */
export function sparedIn(s: Nanty, what: number, area: number): number {
  const option = spare({ what, area });
  let n = 0;
  for (const spared of s.spared) if (spared === option) n++;
  return n;
}

/** Returns the area of the only roll of an event. */
export const areaRolled = (s: Nanty): number => s.rolls[0]!;

/** Rolls for an area, in public. */
export function rollArea(g: G, by: Player): number {
  const area = roll(g, by);
  g.s.rolls.push(area);
  return area;
}
