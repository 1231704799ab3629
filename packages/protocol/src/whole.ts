import * as z from 'zod/mini';

/** A whole number from `least` to `most`: whoever sends anything else is told these, however far it is out. */
export const whole = (least: number, most: number) =>
  z.number().check(z.gte(least), z.lte(most), z.multipleOf(1, 'must be a whole number'));
