// What comes over the wire as a game declares it: then a name says which numbers go with it. An old match may hold what is
// declared no more.
import type { QuestionSpecs } from '@gaslamp/kernel/effects';
import type { EventSpecs, Seen, VisibleEvent } from '@gaslamp/kernel/events';
import type { Question, QuestionOf } from '@gaslamp/kernel/question';
import type { VerbSpecs } from '@gaslamp/kernel/verbs';
import { read } from './options.ts';

/** What may be told in every game; `undeclared` is what a game has no words for. */
const EVERYWHERE = {
  undone: { fields: ['player'], may: ['since'] },
  undeclared: { fields: [] },
} as const satisfies EventSpecs;
const UNDECLARED = { kind: 'undeclared', fields: {} } as const;

/** Reads the events of a game. */
export function toldBy<E extends EventSpecs>(declared: E) {
  const specs: EventSpecs = { ...declared, ...EVERYWHERE };
  return (event: VisibleEvent): Seen<E> | Seen<typeof EVERYWHERE> => {
    const spec = specs[event.kind];
    const whole = spec?.fields.every((name) => name in event.fields || spec.secret?.includes(name));
    return whole ? (event as Seen<E>) : UNDECLARED;
  };
}

/** Reads the questions of a game; null for what it does not ask. */
export const askedBy =
  <Q extends QuestionSpecs>(declared: Q) =>
  (question: Question): QuestionOf<Q> | null =>
    declared[question.effect]?.about.every((name) => name in question.about) ? (question as QuestionOf<Q>) : null;

/** What an option says: its verb, and by name the index of each thing that it is about. */
type SaidIn<V extends VerbSpecs> = {
  readonly [One in keyof V]: { readonly verb: One } & { readonly [A in keyof V[One]]: number };
}[keyof V];

/** Reads the options of a game, `claim VIENNA` as `{ verb: 'claim', city: 8 }`; null for what it has no verb for. */
export const saidBy =
  <V extends VerbSpecs>(declared: V) =>
  (option: string): SaidIn<V> | null => {
    const { verb, words } = read(option);
    const args = declared[verb];
    if (args === undefined) return null;
    const about = Object.entries(args).map(([name, ids], i) => [name, ids.indexOf(words[i] ?? '')] as const);
    return { verb, ...Object.fromEntries(about) } as SaidIn<V>;
  };
