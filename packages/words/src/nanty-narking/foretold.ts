import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Model } from './model.ts';
import { rowOf } from './sentences.ts';

/** Kinds left out of the forecast: the question names the cards played, and the next player is named after it. */
const UNTOLD: ReadonlySet<string> = new Set(['played', 'turn']);

/** Describes the effects of an answer, in the sentences of the log. */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] =>
  rowOf(m, { move: 0, events: events.filter(({ kind }) => !UNTOLD.has(kind)) }).map(({ text }) => text);
