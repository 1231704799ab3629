import type { Values } from '../text.ts';

/** Progress for the meter; the goal is null if there is none. */
interface Progress {
  readonly sum: number;
  readonly goal: number | null;
}
export interface Sum extends Progress {
  readonly text: string;
}

/**
 * Describes a set by its progress, or without a goal by `freely`. Cards may provide more than is needed; unless `all` of it
 * counts, the excess has no effect.
 */
export function sumWords({ sum, goal }: Progress, say: (values: Values) => string, all: boolean, freely: Values): Sum {
  const values = goal === null ? freely : { sum: all ? sum : Math.min(sum, goal), goal };
  return { text: say(values), sum, goal };
}
