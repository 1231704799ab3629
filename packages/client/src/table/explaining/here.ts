// A game's explanations of its questions, loaded on demand.
import type { State } from '@gaslamp/kernel/state';

/** A hint shown once per browser, when a question or an event of that name comes. */
export interface Hint {
  readonly at: string;
  readonly words: string;
  readonly rule: string;
}

/** A term of the game in all its forms, the longest first. */
export interface Term {
  readonly forms: readonly string[];
  readonly rule: string;
}

/** A game's words about its questions and answers. */
export interface Here {
  /** Returns the purpose of a question and the rules to read; null for a question that the game does not ask. */
  asked(question: string, s: State): { readonly words: string; readonly rules: readonly string[] } | null;
  /** Returns a sentence for this many answers of one verb; null for a verb that the game does not have. */
  answers(verb: string, count: number): string | null;
  readonly hints: readonly Hint[];
  readonly terms: readonly Term[];
  /** Other wishes that belong to the question; the server says why they are not possible. */
  wishes(question: string): readonly string[];
}

interface Texts<Q extends string, V extends string, H extends string, T extends string> {
  readonly questions: Readonly<Record<Q, unknown>>;
  readonly verbs: Readonly<Record<V, unknown>>;
  readonly rules: Readonly<Record<Q, readonly string[]>>;
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  /** Rules by hint and by term, in order. */
  readonly hints: Readonly<Record<H, string>>;
  readonly terms: Readonly<Record<T, string>>;
  asks(question: Q, s: State): string;
  answers(verb: V, count: number): string;
  hint(at: H): string;
  forms(term: T): readonly string[];
}

/** Collects the words of a game by its declared questions and verbs, so that the compiler finds missing ones. */
export function hereOf<Q extends string, V extends string, H extends string, T extends string>(
  texts: Texts<Q, V, H, T>,
): Here {
  const isQuestion = (name: string): name is Q => Object.hasOwn(texts.questions, name);
  const isVerb = (name: string): name is V => Object.hasOwn(texts.verbs, name);
  return {
    asked: (question, s) =>
      isQuestion(question) ? { words: texts.asks(question, s), rules: texts.rules[question] } : null,
    answers: (verb, count) => (isVerb(verb) ? texts.answers(verb, count) : null),
    hints: namesIn(texts.hints).map((at) => ({ at, words: texts.hint(at), rule: texts.hints[at] })),
    terms: namesIn(texts.terms).map((term) => ({ forms: texts.forms(term), rule: texts.terms[term] })),
    wishes: (question) => texts.wishes[question] ?? [],
  };
}

const namesIn = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** Returns a table option that a game keeps in its state, or the standard value if it is not set. */
export const optionIn = <S extends State>(s: State, option: keyof S & string, standard: number): number =>
  Number(Reflect.get(s, option) ?? standard);

/** Counts the options of each verb, in their order. */
export function byVerb(options: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const option of options) {
    const verb = option.split(' ', 1)[0] ?? option;
    counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  return counts;
}
