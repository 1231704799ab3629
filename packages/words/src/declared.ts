// Gives types to the events, questions and options that come over the wire, from a game's declarations: the name decides which
// numbers belong to it. An old match may contain names that are no longer declared.
import type { QuestionSpecs } from '@gaslamp/kernel/effects';
import type { EventSpecs, Seen, VisibleEvent } from '@gaslamp/kernel/events';
import type { Question, QuestionOf } from '@gaslamp/kernel/question';
import type { VerbSpecs } from '@gaslamp/kernel/verbs';
import { read } from './options.ts';

/** Events of every game. `undeclared` replaces an event that the game has no words for. */
const EVERYWHERE = {
  undone: { fields: ['player'], may: ['since'] },
  undeclared: { fields: [] },
} as const satisfies EventSpecs;
const UNDECLARED = { kind: 'undeclared', fields: {} } as const;

/** Returns a reader of a game's events. */
export function eventReader<E extends EventSpecs>(declared: E) {
  const specs: EventSpecs = { ...declared, ...EVERYWHERE };
  return (event: VisibleEvent): Seen<E> | Seen<typeof EVERYWHERE> => {
    const spec = specs[event.kind];
    const whole = spec?.fields.every((name) => name in event.fields || spec.secret?.includes(name));
    return whole ? (event as Seen<E>) : UNDECLARED;
  };
}

/** Returns a reader of a game's questions; it returns null for a question that the game does not declare. */
export const questionReader =
  <Q extends QuestionSpecs>(declared: Q) =>
  (question: Question): QuestionOf<Q> | null =>
    declared[question.effect]?.about.every((name) => name in question.about) ? (question as QuestionOf<Q>) : null;

/** The questions that are declared with a flag: `draft` for those of which nothing is shown to others. */
export type Flagged<Q extends QuestionSpecs, Flag extends 'draft' | 'set'> = {
  [K in keyof Q & string]: Q[K] extends Readonly<Record<Flag, true>> ? K : never;
}[keyof Q & string];

/** A parsed option: its verb and, by name, the index of each of its arguments. */
type OptionIn<V extends VerbSpecs> = {
  readonly [One in keyof V]: { readonly verb: One } & { readonly [A in keyof V[One]]: number };
}[keyof V];

/** Returns a parser of a game's options: `claim VIENNA` becomes `{ verb: 'claim', city: 8 }`, an unknown verb null. */
export const optionReader =
  <V extends VerbSpecs>(declared: V) =>
  (option: string): OptionIn<V> | null => {
    const { verb, words } = read(option);
    const args = declared[verb];
    if (args === undefined) return null;
    const about = Object.entries(args).map(([name, ids], i) => [name, ids.indexOf(words[i] ?? '')] as const);
    return { verb, ...Object.fromEntries(about) } as OptionIn<V>;
  };
