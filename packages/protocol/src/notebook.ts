// Notebook requests. Each concerns the seat of its token and is never revealed to anybody else.
import * as z from 'zod/mini';
import { LONGEST_NOTES, SUSPICIONS } from './private-notes.ts';
import { whole } from './whole.ts';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** More than the number of sides in any game times the largest number of seats. */
const MOST_MARKS = 200;
/** Browsers use different line endings. */
const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Answered with the resulting notebook, as `NotebookAnswer`. */
export const notebookWish = z.discriminatedUnion('do', [
  /** Reads the notebook. */
  z.object({ do: z.literal('see'), token }),
  /** Replaces the content if the notebook is still at `revision`. */
  z.object({
    do: z.literal('save'),
    token,
    revision: whole(0, 1_000_000_000),
    text: z.string().check(z.overwrite(withLineFeeds), z.maxLength(LONGEST_NOTES)),
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
