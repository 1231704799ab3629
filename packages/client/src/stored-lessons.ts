// How far somebody is with the lessons: as with matches (stored.ts), only what fits is read. Apart from those, since no match needs it.

/** A lesson that was begun. */
export interface KnownLesson {
  /** The game's id, a slash, the lesson's name. */
  readonly lesson: string;
  /** What was done in it, in order; an empty list begins anew. */
  readonly deeds: readonly string[];
  /** It was brought to its end once. */
  readonly finished: boolean;
  /** What was done in it leads to its last sentence. */
  readonly through: boolean;
}

const KEY = 'gaslamp.lessons';
const LESSON = /^[\w-]{1,64}\/[\w-]{1,64}$/;
const DEED = /^[\w> ]{1,80}$/;
/** More than the longest lesson takes somebody who wanders about. */
const MOST_DEEDS = 400;
const MOST_LESSONS = 60;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isDeed = (deed: unknown): deed is string => typeof deed === 'string' && DEED.test(deed);

/** The lessons of a list that anybody may have written; each once. What is odd in one leaves it without deeds. */
export function readLessons(value: unknown): KnownLesson[] {
  const found = new Map<string, KnownLesson>();
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  for (const one of all) {
    if (!isFields(one)) continue;
    const { lesson, deeds, finished, through } = one;
    if (typeof lesson !== 'string' || !LESSON.test(lesson) || found.has(lesson)) continue;
    const kept = Array.isArray(deeds) && deeds.length <= MOST_DEEDS && deeds.every(isDeed) ? deeds : [];
    found.set(lesson, { lesson, deeds: kept, finished: finished === true, through: through === true });
  }
  return [...found.values()].slice(0, MOST_LESSONS);
}

export function knownLessons(): readonly KnownLesson[] {
  try {
    return readLessons(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}
/** Keeps how far somebody is; what was finished once stays so. */
export function rememberLesson(now: KnownLesson): void {
  const all = knownLessons();
  const once = all.some(({ lesson, finished }) => lesson === now.lesson && finished);
  const others = all.filter(({ lesson }) => lesson !== now.lesson);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...now, finished: now.finished || once }, ...others]));
  } catch {
    // A private window keeps nothing: the lesson is played all the same.
  }
}
