import * as z from 'zod/mini';

/** A whole number from `least` to `most`. Errors state these limits, however far a value is out of range. */
export const whole = (least: number, most: number) =>
  z.number().check(z.gte(least), z.lte(most), z.multipleOf(1, 'field.whole'));
