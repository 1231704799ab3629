import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Model } from './model.ts';
import { rowOf } from './sentences.ts';

/** The question says itself which cards are played for it; who is next, what stands behind. */
const UNTOLD: ReadonlySet<string> = new Set(['played', 'turn']);

/** What an answer will bring, in the sentences of the log. */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] =>
  rowOf(m, { move: 0, events: events.filter(({ kind }) => !UNTOLD.has(kind)) }).map(({ text }) => text);
