// Names of people. Stored data refers to a person by number; the names stand in one table per match.
import * as z from 'zod/mini';

const whole = z.int().check(z.gte(0));
/** A reference to a person. */
export const personRef = {
  /** Assigned by the server, since names can be chosen freely. People at one device share it. */
  number: whole,
  /** Number of the person's name, if it is not `number`: people at one device have names of their own. */
  named: z.optional(whole),
};
export type PersonRef = z.infer<z.ZodMiniObject<typeof personRef>>;

/** The names of a match by number; a missing or empty one is not known. */
export type People = Readonly<Record<number, string>>;

/** Returns the number of a person's name. */
export const nameNumber = ({ number, named = number }: PersonRef): number => named;
/** Returns the name of a person; empty if it is not known. */
export const nameOf = (people: People, person: PersonRef): string => people[nameNumber(person)] ?? '';
