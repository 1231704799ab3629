// Receipts for published moves. A page keeps the last one, which later shows whether the log before that move is still the same.
import * as z from 'zod/mini';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.hash'));
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

export const receipt = z.object({
  move: count,
  /** 0 at first; higher after each time that the server returned to an older state of the match. */
  era: count,
  /** Commitment to all lines of the log up to that move. */
  commitment: hash,
  /** By a key of the server, which thereby knows its own receipts. */
  signature: hash,
});
export type Receipt = z.infer<typeof receipt>;

/** A receipt as a file of its own. */
export const receiptFile = z.extend(receipt, { match: z.string() });
