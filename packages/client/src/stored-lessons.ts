// Stored progress in lessons. As with matches (stored.ts), only valid data is read. A module of its own, because no match needs
// it.

/** A lesson that was started. */
export interface KnownLesson {
  /** The game's id, a slash, the lesson's name. */
  readonly lesson: string;
  /** The deeds done in it, in order; an empty list starts anew. */
  readonly deeds: readonly string[];
  /** True if it was finished at least once. */
  readonly finished: boolean;
  /** True if its deeds lead to its last sentence. */
  readonly through: boolean;
}

const KEY = 'gaslamp.lessons';
const LESSON = /^[\w-]{1,64}\/[\w-]{1,64}$/;
const DEED = /^[\w> ]{1,80}$/;
/** More than the longest lesson needs, even with detours. */
const MOST_DEEDS = 400;
const MOST_LESSONS = 60;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isDeed = (deed: unknown): deed is string => typeof deed === 'string' && DEED.test(deed);

/** Reads lessons from untrusted data, each once. A lesson with invalid deeds gets none. */
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
/** Saves the progress in a lesson. A lesson that was finished once stays finished. */
export function rememberLesson(now: KnownLesson): void {
  const all = knownLessons();
  const once = all.some(({ lesson, finished }) => lesson === now.lesson && finished);
  const others = all.filter(({ lesson }) => lesson !== now.lesson);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...now, finished: now.finished || once }, ...others]));
  } catch {
    // A private window stores nothing, but the lesson still works.
  }
}
