// Options of a question as people read them: a verb and the ids of what it is about.
import type { Question } from '@gaslamp/kernel/question';

export interface Said {
  readonly verb: string;
  readonly words: readonly string[];
}
export function read(text: string): Said {
  const [verb = '', ...words] = text.split(' ');
  return { verb, words };
}

/** A question to the viewer. */
export const isMine = (
  { you }: { readonly you: number | null },
  question: Question | null,
): question is Question & { options: readonly string[] } =>
  question !== null && question.player === you && question.options !== null;
