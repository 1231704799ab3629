// What people at a table say to each other, and those who watch: lines of text, or phrases that every page has words for.
import * as z from 'zod/mini';
import { sentText } from './sent.ts';
import { asSpoken, LONGEST_LINE, PHRASES, SPOKEN } from './spoken.ts';

/** One line as it is said. */
export const words = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: sentText(LONGEST_LINE).check(
      z.overwrite(asSpoken),
      z.minLength(1),
      z.maxLength(LONGEST_LINE),
      z.regex(SPOKEN, 'a line is made of letters, digits and signs that can be seen, without line breaks'),
    ),
  }),
  z.object({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
]);
export type Words = z.infer<typeof words>;

const whole = z.int().check(z.gte(0));
const speaker = z.discriminatedUnion('kind', [
  /** A seat and the person who held it then, by the name of that time. */
  z.object({ kind: z.literal('seat'), seat: whole, number: whole, name: z.string() }),
  /** Whoever watches has no name: a number for as long as their line to the server holds. */
  z.object({ kind: z.literal('watcher'), number: whole }),
]);
/** Who said something. */
export type Speaker = z.infer<typeof speaker>;

/** A line as it is kept: when, in milliseconds since 1970, who, and what. */
export const talkLine = z.object({ at: whole, by: speaker, words });
export type TalkLine = z.infer<typeof talkLine>;
/** Lines are counted in each room, from 1. */
export interface NumberedLine extends TalkLine {
  readonly n: number;
}
