import type { Decision } from '@gaslamp/kernel/table';

/** Whether the match driver answers a question by itself, at once. Everybody sees the time that an answer takes. */
export type Driver = (decision: Decision) => boolean;

/** A single option is no choice; but a draft is its player's own, and what depends on a secret must not show. */
export const answersItself: Driver = ({ options, secret, draft }) => options.length === 1 && !secret && !draft;
