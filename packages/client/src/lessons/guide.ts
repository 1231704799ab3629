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
  /** The match is over: only then what is said at the end can be. */
  readonly over: boolean;
  /** The steps, by number, that were passed without being done as asked. */
  readonly missed: readonly number[];
}

const START: Guided = { step: 0, astray: null, since: 0, given: [], over: false, missed: [] };

/** Where the guide is after these deeds. */
export const guided = (steps: readonly LessonStep[], deeds: readonly Deed[]): Guided =>
  deeds.reduce((at, deed, i) => after(steps, at, deed, i + 1), START);

function after(steps: readonly LessonStep[], at: Guided, deed: Deed, count: number): Guided {
  if (deed.did === 'go') {
    const told = steps[at.step]?.ways === null;
    // What was begun while something was told is under way still, and what was done can be done again from there.
    const since = told && count > at.since + 1 ? at.since : count;
    if (told && at.astray === 'begun') return settled(steps, { ...at, since }, deed.to);
    return settled(steps, { ...at, astray: null, since, given: [] }, deed.to);
  }
  // What the table answers by itself is nobody's doing.
  const done = deed.alone ? at : { ...at, ...answered(steps, at, deed, count) };
  if (!deed.over) return settled(steps, done, done.step);
  const end = steps.findIndex((step) => step.end);
  if (done.step >= end) return settled(steps, { ...done, over: true }, done.step);
  return settled(steps, { ...done, astray: null, since: count, given: [], over: true }, end);
}

/** At the first step from `to` on that is so as the match went: whoever is sent past a step has missed it. */
function settled(steps: readonly LessonStep[], at: Guided, to: number): Guided {
  const missed = [...at.missed, ...toDo(steps, at.step, to)];
  const here = { ...at, step: to, missed };
  const shown = steps[to];
  // The end waits for the match.
  if (shown === undefined || holds(shown, here) || (shown.end && !at.over)) return here;
  return settled(steps, here, to + 1);
}

function answered(
  steps: readonly LessonStep[],
  at: Guided,
  { text, out }: Deed & OwnAnswer & Published,
  count: number,
): Omit<Guided, 'over'> {
  // Whoever does what is asked for next while something is told has heard it; whoever does something else hears the rest.
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
  // Something else that was done before counts no more; what has only been begun can be taken back.
  return out ? { step, astray: 'done', since, given: [], missed } : { step, astray: 'begun', since, given, missed };
}

/** Whether a step is so, as the match went. */
export const holds = ({ leans }: LessonStep, { missed }: Guided): boolean => !leans.some((one) => missed.includes(one));
const toDo = (steps: readonly LessonStep[], from: number, to: number): readonly number[] =>
  steps.flatMap(({ ways }, i) => (i >= from && i < to && ways !== null ? [i] : []));

/** Nothing is left to show, and the match goes on: it is played freely to its end. */
export const playsOn = (steps: readonly LessonStep[], { step, over }: Guided): boolean =>
  !over && steps[step]?.end === true;

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
