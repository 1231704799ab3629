// R1.6 The twelve-sided die. All other chance is in drawn cards (R14.2).
import type { Player } from '@gaslamp/kernel/state';
import type { At } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import type { G } from './effects.ts';

/** Rolls for a face (R9.40 to R9.42). */
export function rollFace(g: G, by: Player): number {
  const face = g.roll(g.data.pack.setup.dieFaces);
  tell(g)?.('die', { player: by, face });
  return face;
}
/** R17.1: area of each face, by the labels that the table uses. */
export const areasOfFaces = ({ s, data }: At): readonly number[] => data.areaOfFace[s.alternativeNumbers]!;
const areaOf = (at: At, face: number): number => areasOfFaces(at)[face]!;

/** Rolls for an area (R1.6, R17.1). */
export function rollArea(g: G, by: Player): number {
  const face = g.roll(g.data.pack.setup.dieFaces);
  const area = areaOf(g, face);
  tell(g)?.('rolled', { player: by, face, area });
  return area;
}
