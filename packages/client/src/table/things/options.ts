// Relates the options of a question to things on the table.
import type { Question } from '@gaslamp/kernel/question';
import type { TableState } from '../../net/match-client.ts';

export const NO_THINGS: ReadonlyMap<string, readonly string[]> = new Map();
/** Groups options by the thing on the table that they are about. */
export function byThing(
  options: readonly string[],
  thingOf: (option: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const lit = new Map<string, string[]>();
  for (const option of options) {
    const thing = thingOf(option);
    lit.set(thing, [...(lit.get(thing) ?? []), option]);
  }
  return lit;
}

/** Identifies the current question, whose object is new in every message. */
export const keyOf = ({ standing: { move, step, question } }: TableState): string =>
  `${move}.${step}.${question?.effect}`;

/** Returns the only answer to a draft question: drafts are private, so the page may answer for the player. */
export function obvious(question: Question | null, you: number | null): string | null {
  if (question === null || question.player !== you || !question.draft || question.subset) return null;
  return onlyOf(question.options ?? []);
}

/** Returns the only option of a list; null if there are none or several. */
export function onlyOf(options: readonly string[]): string | null {
  const [only, ...more] = options;
  return only === undefined || more.length > 0 ? null : only;
}

/** Returns the picks of a set without the last pick of this option. */
export function without(picks: readonly string[], option: string): readonly string[] {
  const i = picks.lastIndexOf(option);
  return picks.filter((_, n) => n !== i);
}
