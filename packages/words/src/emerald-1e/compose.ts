// Describes a set that is being picked: its effect so far and the amount needed.
import { REVOLUTION, WAR } from '@gaslamp/emerald-1e/box/ids';
import { countOf, DECK, DISCARD } from '@gaslamp/emerald-1e/box/state';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import { cubesFor, goldOf, markerAfter, progressOf } from '@gaslamp/emerald-1e/seen/sums';
import { verbs } from '@gaslamp/emerald-1e/seen/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import { flagged } from '../declared.ts';
import { addTexts, speaking, type Values } from '../text.ts';
import { type Asked, countAt, type Model } from './model.ts';
import english from './text/compose.en.json' with { type: 'json' };

addTexts('en', english);
/** Sentences about a set that is being picked. */
export const composing = speaking<typeof english.emerald1e>('emerald1e');

const isSet = flagged(QUESTIONS, 'set');

export interface Sum {
  readonly text: string;
  /** Progress for the meter; the goal is null if there is none. */
  readonly sum: number;
  readonly goal: number | null;
}

/** Describes the effect of these picks; null if the question asks for no set. */
export function sumOf(m: Model, question: Asked, picks: readonly string[]): Sum | null {
  const { effect } = question;
  if (!isSet(effect)) return null;
  const options = picks.map((text) => verbs.parse(text)).filter((option) => typeof option === 'number');
  const progress = progressOf(m, question, options);
  if (progress === null)
    return {
      text: composing(`compose.${effect}`, freely(m, effect, question.player, options)),
      sum: options.length,
      goal: null,
    };
  const { sum, goal } = progress;
  // Cards may provide more than is needed; the excess has no effect.
  const done = effect === 'attack.support' || effect === 'move.cards' ? sum : Math.min(sum, goal);
  return { text: composing(`compose.${effect}`, { sum: done, goal }), sum, goal };
}

/** Values for a set without a goal: its size and its effect. */
function freely(m: Model, effect: Asked['effect'], player: Player, options: readonly Option[]): Values {
  const sum = options.length;
  // R3.3: the discarded cards are shuffled and drawn again; drawing stops when no card is left.
  if (effect === 'cycle-hand.cards')
    return { sum, draw: Math.min(sum + 1, countAt(m, DECK + player) + countAt(m, DISCARD + player) + sum) };
  if (effect === 'buy.cards') return { gold: goldOf(m.data, options), sum: cubesFor(goldOf(m.data, options)) };
  if (effect !== 'markers.cards') return { sum };
  return {
    w0: countOf(m.s.markers, WAR),
    w1: markerAfter(m, WAR, options),
    r0: countOf(m.s.markers, REVOLUTION),
    r1: markerAfter(m, REVOLUTION, options),
  };
}
