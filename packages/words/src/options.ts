// Parses the options of a question into a verb and the ids of its arguments.
import type { Question } from '@gaslamp/kernel/question';

export interface OptionWords {
  readonly verb: string;
  readonly words: readonly string[];
}
export function read(text: string): OptionWords {
  const [verb = '', ...words] = text.split(' ');
  return { verb, words };
}

/** Returns true if the question is put to the viewer. */
export const isMine = (
  { you }: { readonly you: number | null },
  question: Question | null,
): question is Question & { options: readonly string[] } =>
  question !== null && question.player === you && question.options !== null;
