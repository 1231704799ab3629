import type { Decision } from '@gaslamp/kernel/table';
import type { Verbs } from '@gaslamp/kernel/verbs';

/** Whether the match driver answers a question by itself, at once. Everybody sees the time that an answer takes. */
export type Driver = (decision: Decision, verbs: Verbs) => boolean;

/** A single option is no choice; but a last word is the player's, and what depends on a secret must not show. */
export const answersItself: Driver = ({ options, secret }, verbs) =>
  options.length === 1 && !secret && verbs.format(options[0]!) !== 'confirm';
