// Describes a set that is being picked: its effect so far and the amount needed.
import { LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { countOf, DECK, DISCARD } from '@gaslamp/emerald-2e/box/state';
import { QUESTIONS } from '@gaslamp/emerald-2e/seen/questions';
import { markerAfter, progressOf } from '@gaslamp/emerald-2e/seen/sums';
import { verbs } from '@gaslamp/emerald-2e/seen/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Flagged } from '../declared.ts';
import { type Sum, sumWords } from '../emerald/compose.ts';
import type { Values } from '../text.ts';
import { type Asked, countAt, e, type Model } from './model.ts';

const isSet = (effect: Asked['effect']): effect is Flagged<typeof QUESTIONS, 'set'> => 'set' in QUESTIONS[effect];

/** Describes the effect of these picks; null if the question asks for no set. */
export function sumOf(m: Model, question: Asked, picks: readonly string[]): Sum | null {
  const { effect, player } = question;
  if (!isSet(effect)) return null;
  const options = picks.map((text) => verbs.parse(text)).filter((option) => typeof option === 'number');
  return sumWords(
    progressOf(m, question, options) ?? { sum: options.length, goal: null },
    (values) => e(`compose.${effect}`, values),
    effect === 'assassinate.support',
    freely(m, effect, player, options),
  );
}

/** Values for a set without a goal: its size and its effect. */
function freely(m: Model, effect: Asked['effect'], player: Player, options: readonly Option[]): Values {
  const sum = options.length;
  // R4.7: the discarded cards are shuffled and drawn again; drawing stops when no card is left.
  if (effect === 'cycle-hand.discard')
    return { sum, draw: Math.min(sum + 1, countAt(m, DECK + player) + countAt(m, DISCARD + player) + sum) };
  if (effect !== 'markers.cards') return { sum };
  const [r0, l0] = [countOf(m.s.markers, RESTORATIONIST), countOf(m.s.markers, LOYALIST)];
  const [r1, l1] = [markerAfter(m, RESTORATIONIST, options), markerAfter(m, LOYALIST, options)];
  // R15.3
  return { r0, r1, l0, l1, points0: Math.abs(r0 - l0), points1: Math.abs(r1 - l1) };
}
