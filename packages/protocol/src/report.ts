// Reports to the operator of a server: a line of talk, the name of a seat's player, or a whole match.
import * as z from 'zod/mini';
import { TALK_ROOMS } from './talk-rooms.ts';
import { whole } from './whole.ts';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The matter of a report. */
export const reportAbout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), room: z.enum(TALK_ROOMS), n: whole(1, 1_000_000_000) }),
  z.object({ kind: z.literal('name'), seat: whole(0, 7) }),
  z.object({ kind: z.literal('match') }),
]);
export const reportWish = z.object({ token, about: reportAbout });
export type ReportWish = z.infer<typeof reportWish>;
