import type { TOLD } from '@gaslamp/emerald-2e/told';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Model } from './model.ts';
import { rowOf } from './sentences.ts';

/** What the action itself is, question and picks say already; who is next, what stands behind. */
const UNTOLD: ReadonlySet<string> = new Set<keyof typeof TOLD>([
  'played',
  'turn',
  'cubesPlaced',
  'claimed',
  'agentMoved',
  'discarded',
  'passed',
]);

/** What an answer will bring besides, in the sentences of the log. */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] =>
  rowOf(m, { move: 0, events: events.filter(({ kind }) => !UNTOLD.has(kind)) }).map(({ text }) => text);
