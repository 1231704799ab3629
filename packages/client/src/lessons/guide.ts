// Computes the position of a guide in its lesson from the answers of the learner and the steps that they skipped.
import type { OwnAnswer } from '../local/local-client.ts';
import type { LessonStep } from './lesson.ts';

/** A deed of the learner: an answer, or going on to the step of that number. */
export type Deed = { readonly did: 'go'; readonly to: number } | (OwnAnswer & Published & { readonly did: 'answer' });
interface Published {
  /** True if the answer was published. */
  readonly out: boolean;
  /** True if the match ended with it, or with the others' answers to it. */
  readonly over: boolean;
}

export interface Guided {
  /** Index of the step; the number of steps when the lesson is finished. */
  readonly step: number;
  /** Set if the learner began, or did, something else. */
  readonly astray: 'begun' | 'done' | null;
  /** Number of deeds before the step. */
  readonly since: number;
  /** Answers given towards the step. */
  readonly given: readonly string[];
  /** True if the match is over. Only then can closing steps be shown. */
  readonly over: boolean;
  /** Indices of the steps that were passed without being done as asked. */
  readonly missed: readonly number[];
}

const START: Guided = { step: 0, astray: null, since: 0, given: [], over: false, missed: [] };

/** Returns the position of the guide after these deeds. */
export const guided = (steps: readonly LessonStep[], deeds: readonly Deed[]): Guided =>
  deeds.reduce((at, deed, i) => after(steps, at, deed, i + 1), START);

function after(steps: readonly LessonStep[], at: Guided, deed: Deed, count: number): Guided {
  if (deed.did === 'go') {
    const explains = steps[at.step]?.ways === null;
    // Answers begun during an explanation are still under way, and a deed done during it can be repeated from there.
    const since = explains && count > at.since + 1 ? at.since : count;
    if (explains && at.astray === 'begun') return settled(steps, { ...at, since }, deed.to);
    return settled(steps, { ...at, astray: null, since, given: [] }, deed.to);
  }
  // Answers that the table gives by itself are not the learner's.
  const done = deed.alone ? at : { ...at, ...answered(steps, at, deed, count) };
  if (!deed.over) return settled(steps, done, done.step);
  const end = steps.findIndex((step) => step.end);
  if (done.step >= end) return settled(steps, { ...done, over: true }, done.step);
  return settled(steps, { ...done, astray: null, since: count, given: [], over: true }, end);
}

/** Moves to the first step from `to` on that holds in this match; steps that are skipped on the way count as missed. */
function settled(steps: readonly LessonStep[], at: Guided, to: number): Guided {
  const missed = [...at.missed, ...toDo(steps, at.step, to)];
  const here = { ...at, step: to, missed };
  const shown = steps[to];
  // Closing steps wait for the end of the match.
  if (shown === undefined || holds(shown, here) || (shown.end && !at.over)) return here;
  return settled(steps, here, to + 1);
}

function answered(
  steps: readonly LessonStep[],
  at: Guided,
  { text, out }: Deed & OwnAnswer & Published,
  count: number,
): Omit<Guided, 'over'> {
  // A learner who does the next request during an explanation skips the rest of it; any other answer leaves the explanation
  // where it is.
  const step = steps.findIndex((one, i) => i >= at.step && (one.end || (one.ways !== null && holds(one, at))));
  const asked = steps[step];
  if (asked === undefined || asked.ways === null) return { ...at, given: [] };
  const missed = [...at.missed, ...toDo(steps, at.step, step)];
  const given = [...at.given, text];
  const since = step === at.step ? at.since : count - 1;
  const next = { step: step + 1, astray: null, since: count, given: [], missed };
  if (asked.ways === 'any') return out ? next : { step, astray: null, since, given, missed };
  const fits = asked.ways.filter((way) => less(given, way) !== null);
  if (fits.some((way) => way.length === given.length)) return next;
  if (fits.length > 0) return { step, astray: null, since, given, missed };
  if (step !== at.step) return out ? { ...at, astray: 'done', given: [] } : { ...at, astray: 'begun', given };
  // After another action the answers so far no longer count; one that was only begun can be taken back.
  return out ? { step, astray: 'done', since, given: [], missed } : { step, astray: 'begun', since, given, missed };
}

/** Returns true if a step applies to the match as it went. */
export const holds = ({ leans }: LessonStep, { missed }: Guided): boolean => !leans.some((one) => missed.includes(one));
const toDo = (steps: readonly LessonStep[], from: number, to: number): readonly number[] =>
  steps.flatMap(({ ways }, i) => (i >= from && i < to && ways !== null ? [i] : []));

/** Returns true if there is nothing left to show and the match continues: it is then played freely to its end. */
export const playsOn = (steps: readonly LessonStep[], { step, over }: Guided): boolean =>
  !over && steps[step]?.end === true;

/** Returns the rest of a way after the given answers; null if one of them is not part of it. */
export function less(given: readonly string[], way: readonly string[]): readonly string[] | null {
  const left = [...way];
  for (const text of given) {
    const i = left.indexOf(text);
    if (i < 0) return null;
    left.splice(i, 1);
  }
  return left;
}

/** Returns the deeds without the given number of latest answers, and without the deeds after the first of these. */
export function takenBack(deeds: readonly Deed[], answers: number): readonly Deed[] {
  let left = answers;
  const from = deeds.findLastIndex((deed) => deed.did === 'answer' && !deed.alone && --left === 0);
  return from < 0 ? [] : deeds.slice(0, from);
}
