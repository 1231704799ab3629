// What a player says to their notebook. Each wish is for the seat of its token, and nobody else ever hears of it.
import * as z from 'zod/mini';
import { LONGEST_NOTES, SUSPICIONS } from './noted.ts';
import { whole } from './whole.ts';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** More than the sides of any game, for every seat that there may be. */
const MOST_MARKS = 200;
/** Browsers differ in how a line ends. */
const asNoted = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Answers how it is then, as `NotebookAnswer`. */
export const notebookWish = z.discriminatedUnion('do', [
  /** Only asks. */
  z.object({ do: z.literal('see'), token }),
  /** In place of what is there, if that is still `revision`. */
  z.object({
    do: z.literal('save'),
    token,
    revision: whole(0, 1_000_000_000),
    text: z.string().check(z.overwrite(asNoted), z.maxLength(LONGEST_NOTES)),
    marks: z
      .array(
        z.object({
          seat: whole(0, 7),
          side: z.string().check(z.minLength(1), z.maxLength(64)),
          mark: z.enum(SUSPICIONS),
        }),
      )
      .check(z.maxLength(MOST_MARKS)),
  }),
]);
export type NotebookWish = z.infer<typeof notebookWish>;
