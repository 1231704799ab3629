// What the options of a question are about on the table.
import type { Question } from '@gaslamp/kernel/question';
import type { TableState } from '../net/match-client.ts';

export const NO_THINGS: ReadonlyMap<string, readonly string[]> = new Map();
/** Options by the thing on the table that they are about. */
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

/** Stands for the question at hand, whose object is a new one with every message. */
export const keyOf = ({ standing: { move, step, question } }: TableState): string =>
  `${move}.${step}.${question?.effect}`;

/** A question of a draft with a single answer: private, so the page may answer it for the player. */
export function obvious(question: Question | null, you: number | null): string | null {
  if (question === null || question.player !== you || !question.draft || question.subset) return null;
  return onlyOf(question.options ?? []);
}

/** The one option of a list; null where there are none or several. */
export function onlyOf(options: readonly string[]): string | null {
  const [only, ...more] = options;
  return only === undefined || more.length > 0 ? null : only;
}

/** The picks of a set without one of those. */
export function without(picks: readonly string[], option: string): readonly string[] {
  const i = picks.lastIndexOf(option);
  return picks.filter((_, n) => n !== i);
}
