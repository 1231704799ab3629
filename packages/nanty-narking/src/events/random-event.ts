// R11.15 What random events have in common.
import type { Option, Player } from '@gaslamp/kernel/state';
import { rollArea as roll } from '../dice.ts';
import type { G } from '../effects.ts';
import { SPARED } from '../ids.ts';
import type { At, Nanty } from '../state.ts';
import { spare } from '../verbs.ts';

/** An event by the steps of R11.15 that it has; event.ts goes through them. */
export interface RandomEvent {
  /** Who goes through the steps, one after the other; else the active player alone (R11.9). */
  rounds?(s: Nanty, active: Player): readonly Player[];
  /** (2), (3) The rolls, and the pawns they doom (fates.ts). May ask what has to be known before Holborn answers. */
  roll?(g: G, by: Player): void;
  /** (4) What of it `owner` may spare, ascending; of pieces alike one option each (R11.2). From public facts. */
  affects?(at: At, owner: Player): Option[];
  /** (6) There is nothing that it could harm: the table is told so. */
  misses?(at: At): boolean;
  /** (6) What happens, questions included. */
  happens(g: G, by: Player): void;
}

export const AGENT = SPARED.indexOf('AGENT');
export const BUILDING = SPARED.indexOf('BUILDING');
export const CARD = SPARED.indexOf('CARD');

/** How many of the kind were spared in an area. */
export function sparedIn(s: Nanty, what: number, area: number): number {
  const option = spare({ what, area });
  let n = 0;
  for (const spared of s.spared) if (spared === option) n++;
  return n;
}

/** The area of the one roll that an event takes. */
export const areaRolled = (s: Nanty): number => s.rolls[0]!;

/** One roll for an area, in front of everybody. */
export function rollArea(g: G, by: Player): number {
  const area = roll(g, by);
  g.s.rolls.push(area);
  return area;
}
