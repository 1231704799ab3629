// What a game tells whoever asks what they may do here: it comes when somebody asks.
import type { State } from '@gaslamp/kernel/state';

/** What is said once in each browser, when a question or an event of that name comes. */
export interface Hint {
  readonly at: string;
  readonly words: string;
  readonly rule: string;
}

/** A word of the game, in all its forms, the longest first. */
export interface Term {
  readonly forms: readonly string[];
  readonly rule: string;
}

/** A game's words about its questions and answers. */
export interface Here {
  /** What a question asks for and where to read about it; null for what the game does not ask. */
  asked(question: string, s: State): { readonly words: string; readonly rules: readonly string[] } | null;
  /** So many answers of one verb, as a sentence; null for a verb that the game does not have. */
  answers(verb: string, count: number): string | null;
  readonly hints: readonly Hint[];
  readonly terms: readonly Term[];
  /** What else the question may bring, as wishes whose reasons the server tells. */
  wishes(question: string): readonly string[];
}

interface Told<Q extends string, V extends string> {
  readonly questions: Readonly<Record<Q, unknown>>;
  readonly verbs: Readonly<Record<V, unknown>>;
  readonly rules: Readonly<Record<Q, readonly string[]>>;
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  readonly hints: readonly Hint[];
  readonly terms: readonly Term[];
  asks(question: Q, s: State): string;
  answers(verb: V, count: number): string;
}

/** The words of a game, told by its declared questions and verbs: the compiler finds what is missing. */
export function hereOf<Q extends string, V extends string>(told: Told<Q, V>): Here {
  const isQuestion = (name: string): name is Q => Object.hasOwn(told.questions, name);
  const isVerb = (name: string): name is V => Object.hasOwn(told.verbs, name);
  return {
    asked: (question, s) =>
      isQuestion(question) ? { words: told.asks(question, s), rules: told.rules[question] } : null,
    answers: (verb, count) => (isVerb(verb) ? told.answers(verb, count) : null),
    hints: told.hints,
    terms: told.terms,
    wishes: (question) => told.wishes[question] ?? [],
  };
}

/** An option of the table as a game keeps it in its state; as standard where there is none. */
export const optionIn = <S extends State>(s: State, option: keyof S & string, standard: number): number =>
  Number(Reflect.get(s, option) ?? standard);

/** How many options there are of each verb, in their order. */
export function byVerb(options: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const option of options) {
    const verb = option.split(' ', 1)[0] ?? option;
    counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  return counts;
}
