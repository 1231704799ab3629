// Texts as they come from outside, before they are written in one way.
import * as z from 'zod/mini';

/** What looks alike can be written in so many times the characters. */
const SPREAD = 4;
/**
 * More marks on one letter than any script has. To write them in one way they are put into order, which takes time by the
 * square of their number (Unicode Standard Annex 15): 60 kB of them held up a server for most of a second.
 */
const PILED = /\p{M}{9}/u;

/** A text of at most `most` characters, or that many times as many before it is written in one way. Nothing else is looked at. */
export const sentText = (most: number) =>
  z.string().check(
    z.maxLength(most * SPREAD, { abort: true, error: `at most ${most} characters` }),
    z.refine((text) => !PILED.test(text), { abort: true, error: 'no letter has so many marks' }),
  );
