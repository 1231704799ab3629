// R1.6 The twelve-sided die. All chance besides is in drawn cards (R14.2).
import type { Player } from '@gaslamp/kernel/state';
import type { G } from './effects.ts';

/** A roll whose face counts (R9.40 to R9.42). */
export function rollFace(g: G, by: Player): number {
  const face = g.roll(g.data.pack.setup.dieFaces);
  g.emit('die', { player: by, face });
  return face;
}
/** A roll that picks an area (R1.6, R17.1). */
export function rollArea(g: G, by: Player): number {
  const face = g.roll(g.data.pack.setup.dieFaces);
  const area = g.data.areaOfFace[g.s.alternativeNumbers]![face]!;
  g.emit('rolled', { player: by, face, area });
  return area;
}
