// Limits on received texts before they are normalized.
import * as z from 'zod/mini';

/** Factor by which a text may shrink when it is normalized. */
const SPREAD = 4;
/**
 * More combining marks on one letter than any script uses. Normalization sorts them in time quadratic in their number (Unicode
 * Standard Annex 15): 60 kB of them blocked a server for most of a second.
 */
const PILED = /\p{M}{9}/u;

/** A text of at most `SPREAD` times `most` characters before normalization, without stacked marks. Checks nothing else. */
export const receivedText = (most: number) =>
  z.string().check(
    z.maxLength(most * SPREAD, { abort: true, error: `field.most ${most}` }),
    z.refine((text) => !PILED.test(text), { abort: true, error: 'field.marks' }),
  );
