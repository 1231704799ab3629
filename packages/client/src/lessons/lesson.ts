// The format of a lesson file: a scenario with a script. docs/lessons.md describes how to write one.
import { type Fields, isFields, shown } from '../local/fields.ts';

/** A step of the guide. */
export interface LessonStep {
  /** Key of the text in the lesson's catalogue. */
  readonly say: string;
  /** Things that it points at: `action claim`, `city VIENNA`. */
  readonly point: readonly string[];
  /** Ways to do the step, each a list of answers; 'any' for any answer; null if the step is only read. */
  readonly ways: readonly (readonly string[])[] | 'any' | null;
  /** Key of the text after another action; null for the guide's default text. */
  readonly otherwise: string | null;
  /** True for a closing step, shown when the match is over, whatever led there. */
  readonly end: boolean;
  /** Indices of the steps that it depends on: it is left out if one of them was not done as asked. */
  readonly leans: readonly number[];
}

export interface Lesson {
  readonly game: string;
  /** Names in turn order, as in the file; the first is the learner. */
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: Readonly<Record<string, unknown>>;
  readonly chance: { readonly rolls: Readonly<Record<string, readonly unknown[]>>; readonly draws: Draws };
  /** Scripted answers of each of the others, in parts. A part is begun when its first answer is on offer. */
  readonly others: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Fallback answers of the others when no scripted one is on offer, best first. */
  readonly otherwise: readonly string[];
  readonly steps: readonly LessonStep[];
}
type Draws = Readonly<Record<string, readonly string[]>>;

/** An error in a lesson file, with the allowed values. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
  constructor(
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(`${path.length === 0 ? 'lesson' : path.join('.')}: ${message}`);
  }
}

type Path = readonly (string | number)[];

const KEYS = ['game', 'seats', 'options', 'position', 'chance', 'others', 'otherwise', 'steps'];
const STEP_KEYS = ['say', 'point', 'do', 'or', 'else', 'after', 'at'];
/** Neutral answers that are always acceptable. */
const OTHERWISE = ['end', 'pass', 'done', 'confirm'];
const KEY = /^[a-z][A-Za-z0-9]*$/;

/** Parses a lesson file. Throws a LessonError for unknown keys and invalid shapes. */
export function lessonFrom(value: unknown): Lesson {
  const form = fieldsOf(value, [], KEYS);
  for (const key of ['game', 'seats', 'steps']) if (!(key in form)) throw new LessonError([], `"${key}" is missing`);
  const seats = wordsOf(form.seats, ['seats']);
  if (seats[0] !== 'you') throw new LessonError(['seats', 0], 'the learner sits first, and is called "you"');
  const chance = fieldsOf(form.chance ?? {}, ['chance'], null);
  const { draw = {}, ...rolls } = chance;
  const others = fieldsOf(form.others ?? {}, ['others'], seats.slice(1));
  const steps = leaning(listOf(form.steps, ['steps']).map((step, i) => stepFrom(step, ['steps', i])));
  if (!steps.some(({ end }) => end))
    throw new LessonError(['steps'], 'none is said at the end: write one with "at: end"');
  const early = steps.findIndex(({ end }, i) => end && steps.slice(i).some((later) => !later.end));
  if (early >= 0) throw new LessonError(['steps', early], 'what is said at the end comes last');
  return {
    game: wordOf(form.game, ['game']),
    seats,
    options: fieldsOf(form.options ?? {}, ['options'], null),
    position: fieldsOf(form.position ?? {}, ['position'], null),
    chance: {
      rolls: Object.fromEntries(Object.entries(rolls).map(([kind, all]) => [kind, listOf(all, ['chance', kind])])),
      draws: eachOf(draw, ['chance', 'draw'], null, wordsOf),
    },
    others: eachOf(others, ['others'], seats.slice(1), (parts, path) =>
      listOf(parts, path).map((part, i) => wordsOf(part, [...path, i])),
    ),
    otherwise: [...wordsOf(form.otherwise ?? [], ['otherwise']), ...OTHERWISE],
    steps,
  };
}

/** A step of the file, with the keys of the steps that it depends on; null if the file does not say. */
type Written = Omit<LessonStep, 'leans'> & { readonly after: readonly string[] | null };

/**
 * Resolves dependencies: unless the file says otherwise, an explanation depends on all steps to do before it, and a step to do
 * on nothing.
 */
const leaning = (steps: readonly Written[]): LessonStep[] =>
  steps.map(({ after, ...step }, i) => {
    const before = steps.flatMap(({ ways }, n) => (n < i && ways !== null ? [n] : []));
    const leans = after?.map((key) => {
      const n = before.find((one) => steps[one]?.say === key);
      if (n === undefined) throw new LessonError(['steps', i, 'after'], `no step before it with a "do" says "${key}"`);
      return n;
    });
    return { ...step, leans: leans ?? (step.ways === null ? before : []) };
  });

function stepFrom(value: unknown, path: Path): Written {
  const form = fieldsOf(value, path, STEP_KEYS);
  const say = keyOf(form.say, [...path, 'say']);
  if (form.at !== undefined && form.at !== 'end')
    throw new LessonError([...path, 'at'], `is "end" or not there, not ${shown(form.at)}`);
  const end = form.at === 'end';
  for (const key of ['or', 'else'])
    if (form[key] !== undefined && form.do === undefined)
      throw new LessonError([...path, key], 'stands only beside a "do"');
  if (end && form.do !== undefined) throw new LessonError([...path, 'do'], 'nothing can be done at the end');
  return {
    say,
    point: listLike(form.point, [...path, 'point']),
    ways: waysFrom(form, path),
    otherwise: form.else === undefined ? null : keyOf(form.else, [...path, 'else']),
    end,
    after: form.after === undefined ? null : listLike(form.after, [...path, 'after']),
  };
}

function waysFrom(form: Fields, path: Path): LessonStep['ways'] {
  if (form.do === undefined) return null;
  if (form.do === 'any') return 'any';
  const first = listLike(form.do, [...path, 'do']);
  if (first.length === 0) throw new LessonError([...path, 'do'], 'is an answer, a list of answers, or "any"');
  const or = listOf(form.or ?? [], [...path, 'or']).map((one, i) => listLike(one, [...path, 'or', i]));
  return [first, ...or];
}

function fieldsOf(value: unknown, path: Path, keys: readonly string[] | null): Fields {
  if (!isFields(value)) throw new LessonError(path, `must be a mapping, not ${shown(value)}`);
  const strange = keys === null ? undefined : Object.keys(value).find((key) => !keys.includes(key));
  if (strange !== undefined)
    throw new LessonError(path, `unknown key "${strange}"; allowed: ${keys?.join(', ') ?? ''}`);
  return value;
}
function listOf(value: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(value)) throw new LessonError(path, `must be a list, not ${shown(value)}`);
  return value;
}
function wordOf(value: unknown, path: Path): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new LessonError(path, `must be a text, not ${shown(value)}`);
  return value;
}
function keyOf(value: unknown, path: Path): string {
  const key = wordOf(value, path);
  if (!KEY.test(key)) throw new LessonError(path, `a key of a sentence is letters and digits, not "${key}"`);
  return key;
}
const wordsOf = (value: unknown, path: Path): string[] =>
  listOf(value, path).map((one, i) => wordOf(one, [...path, i]));
/** Accepts a single text as a list of one. */
const listLike = (value: unknown, path: Path): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [wordOf(value, path)] : wordsOf(value, path);
const eachOf = <T>(value: unknown, path: Path, keys: readonly string[] | null, read: (one: unknown, at: Path) => T) =>
  Object.fromEntries(Object.entries(fieldsOf(value, path, keys)).map(([key, one]) => [key, read(one, [...path, key])]));
