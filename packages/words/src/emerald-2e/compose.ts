// A set that is being picked, in words: what it comes to, and what is needed.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { QUESTIONS } from '@gaslamp/emerald-2e/questions';
import { countOf, DECK, DISCARD } from '@gaslamp/emerald-2e/state';
import { markerAfter, progressOf } from '@gaslamp/emerald-2e/sums';
import { verbs } from '@gaslamp/emerald-2e/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Values } from '../text.ts';
import { type Asked, countAt, e, type Model } from './model.ts';

type Effect = keyof typeof QUESTIONS;
type SetEffect = { [K in Effect]: (typeof QUESTIONS)[K] extends { set: true } ? K : never }[Effect];
const isSet = (effect: Effect): effect is SetEffect => 'set' in QUESTIONS[effect];

export interface Sum {
  readonly text: string;
  /** For the meter: how far it is; null where there is no goal. */
  readonly sum: number;
  readonly goal: number | null;
}

/** What these picks of the question come to; null where no set is asked for. */
export function sumOf(m: Model, question: Asked, picks: readonly string[]): Sum | null {
  const { effect } = question;
  if (!isSet(effect)) return null;
  const options = picks.map((text) => verbs.parse(text)).filter((option) => typeof option === 'number');
  const progress = progressOf(m, question, options);
  if (progress === null)
    return {
      text: e(`compose.${effect}`, freely(m, effect, question.player, options)),
      sum: options.length,
      goal: null,
    };
  const { sum, goal } = progress;
  // A card may bring more than there is to do: what is more does nothing.
  const done = effect === 'assassinate.support' ? sum : Math.min(sum, goal);
  return { text: e(`compose.${effect}`, { sum: done, goal }), sum, goal };
}

/** Of a set that is to reach nothing: how many it is, and what comes of it. */
function freely(m: Model, effect: SetEffect, player: Player, options: readonly Option[]): Values {
  const sum = options.length;
  // R4.7: with nothing left drawing stops; what goes first is shuffled and drawn again.
  if (effect === 'cycle-hand.discard')
    return { sum, draw: Math.min(sum + 1, countAt(m, DECK + player) + countAt(m, DISCARD + player) + sum) };
  if (effect !== 'markers.cards') return { sum };
  const [r0, l0] = [countOf(m.s.markers, RESTORATIONIST), countOf(m.s.markers, LOYALIST)];
  const [r1, l1] = [markerAfter(m, RESTORATIONIST, options), markerAfter(m, LOYALIST, options)];
  // R15.3
  return { r0, r1, l0, l1, points0: Math.abs(r0 - l0), points1: Math.abs(r1 - l1) };
}
