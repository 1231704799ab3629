// The starting point of a match that continues another one instead of being dealt.
import * as z from 'zod/mini';
import { whole } from './whole.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const moment = whole(0, 1_000_000);
/** Each published step is a moment; the deal is the first. */
export const origin = z.object({ match: id, moment });
/** A moment of another match, which was over at the time. */
export type Origin = z.infer<typeof origin>;
