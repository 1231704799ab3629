// Where a guide is in its lesson: it follows from what the learner has answered, and from what they were told to skip.
import type { OwnAnswer } from '../local/local-client.ts';
import type { LessonStep } from './lesson.ts';

/** What the learner did: gave an answer, or went on to the step of that number. */
export type Deed = { readonly did: 'go'; readonly to: number } | (OwnAnswer & Published & { readonly did: 'answer' });
interface Published {
  /** Others saw it with this answer. */
  readonly out: boolean;
  /** The match was over with it, or with what the others did next. */
  readonly over: boolean;
}

export interface Guided {
  /** The number of the step; as many as there are when the lesson is finished. */
  readonly step: number;
  /** Something else was begun, or done. */
  readonly astray: 'begun' | 'done' | null;
  /** How many deeds were done before the step. */
  readonly since: number;
  /** Answers towards it. */
  readonly given: readonly string[];
}

const START: Guided = { step: 0, astray: null, since: 0, given: [] };

/** Where the guide is after these deeds. */
export const guided = (steps: readonly LessonStep[], deeds: readonly Deed[]): Guided =>
  deeds.reduce((at, deed, i) => after(steps, at, deed, i + 1), START);

function after(steps: readonly LessonStep[], at: Guided, deed: Deed, count: number): Guided {
  if (deed.did === 'go') return { step: deed.to, astray: null, since: count, given: [] };
  // What the table answers by itself is nobody's doing.
  const done = deed.alone ? at : answered(steps, at, deed, count);
  if (!deed.over) return done;
  const end = steps.findIndex((step) => step.end);
  return done.step >= end ? done : { step: end, astray: null, since: count, given: [] };
}

function answered(
  steps: readonly LessonStep[],
  at: Guided,
  { text, out }: Deed & OwnAnswer & Published,
  count: number,
) {
  // Whoever acts while something is told has heard it.
  const step = steps.findIndex(({ ways, end }, i) => i >= at.step && (ways !== null || end));
  const asked = steps[step];
  if (asked === undefined || asked.ways === null) return { ...at, given: [] };
  const given = [...at.given, text];
  const since = step === at.step ? at.since : count - 1;
  const next = { step: step + 1, astray: null, since: count, given: [] };
  if (asked.ways === 'any') return out ? next : { step, astray: null, since, given };
  const fits = asked.ways.filter((way) => less(given, way) !== null);
  if (fits.some((way) => way.length === given.length)) return next;
  if (fits.length > 0) return { step, astray: null, since, given };
  // Something else that was done before counts no more; what has only been begun can be taken back.
  return out ? { step, astray: 'done' as const, since, given: [] } : { step, astray: 'begun' as const, since, given };
}

/** What is left of a way without what was given; null where something was given that is none of it. */
export function less(given: readonly string[], way: readonly string[]): readonly string[] | null {
  const left = [...way];
  for (const text of given) {
    const i = left.indexOf(text);
    if (i < 0) return null;
    left.splice(i, 1);
  }
  return left;
}

/** The deeds without so many of the latest answers, and without what was only told behind them. */
export function takenBack(deeds: readonly Deed[], answers: number): readonly Deed[] {
  let left = answers;
  const from = deeds.findLastIndex((deed) => deed.did === 'answer' && !deed.alone && --left === 0);
  return from < 0 ? [] : deeds.slice(0, from);
}
