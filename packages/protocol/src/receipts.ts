// Receipts for published moves. A page keeps the last one, which later shows whether the log before that move is still the same.
import * as z from 'zod/mini';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const receipt = z.object({
  move: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  /** Commitment to all lines of the log up to that move, as hex digits. */
  commitment: hash,
});
export type Receipt = z.infer<typeof receipt>;
