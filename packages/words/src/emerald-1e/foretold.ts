import { FIRST_ROYAL } from '@gaslamp/emerald-1e/box/ids';
import { isSteadfast } from '@gaslamp/emerald-1e/box/state';
import type { EVENT_SPECS } from '@gaslamp/emerald-1e/seen/event-specs';
import { executorIn } from '@gaslamp/emerald-1e/seen/intent';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { addTexts, speaking } from '../text.ts';
import type { Model } from './model.ts';
import { rowOf } from './sentences.ts';
import english from './text/foretold.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald1e>('emerald1e');

/** Kinds left out of the forecast: the action itself is named by the question and the picks, and the next player after it. */
const LEFT_OUT: ReadonlySet<string> = new Set<keyof typeof EVENT_SPECS>([
  'played',
  'turn',
  'claimed',
  'agentMoved',
  'discarded',
  'discardedUnder',
  'passed',
  'attack',
  'hiding',
]);

/** Describes the further effects of an answer, in the sentences of the log. */
export const foretold = (m: Model, events: readonly VisibleEvent[]): readonly string[] =>
  rowOf(m, { move: 0, events: events.filter(({ kind }) => !LEFT_OUT.has(kind)) }).map(({ text }) => text);

/**
 * R10.10, R11.15: announces the sanity marker drawn after the fate of a Royal Person; null for any other draw. R14.6: if no
 * marker was left, any draw that follows is of cards.
 */
export function drawWords(m: Model, events: readonly VisibleEvent[]): string | null {
  const { s } = m;
  const isDue = events.some(({ kind, fields }) =>
    kind === 'foiled'
      ? fields.target! >= FIRST_ROYAL && s.thwartedRoyalDrawsSanity === 1
      : kind === 'royalKilled' || kind === 'royalHidden',
  );
  if (!isDue || events.some(({ kind }) => kind === 'sanityEmpty')) return null;
  const executor = executorIn(s);
  // R14.3: Holmes, Moriarty and vampires stay; R11.6: so does an executor that has changed sides by then.
  const stays =
    isSteadfast(m, executor) ||
    events.some(({ kind, fields }) => kind === 'controlPassed' && fields.agent === executor);
  return say(stays ? 'forecast.sanitySafe' : 'forecast.sanity');
}
