// Describes a set that is being picked: its effect so far and the amount needed.
import { REVOLUTION, WAR } from '@gaslamp/emerald-1e/box/ids';
import { countOf, DECK, DISCARD } from '@gaslamp/emerald-1e/box/state';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import { cubesFor, goldOf, markerAfter, progressOf } from '@gaslamp/emerald-1e/seen/sums';
import { verbs } from '@gaslamp/emerald-1e/seen/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Flagged } from '../declared.ts';
import { type Sum, sumWords } from '../emerald/compose.ts';
import { addTexts, speaking, type Values } from '../text.ts';
import { type Asked, countAt, type Model } from './model.ts';
import english from './text/compose.en.json' with { type: 'json' };

addTexts('en', english);
/** Sentences about a set that is being picked. */
export const composing = speaking<typeof english.emerald1e>('emerald1e');

const isSet = (effect: Asked['effect']): effect is Flagged<typeof QUESTIONS, 'set'> => 'set' in QUESTIONS[effect];

/** Describes the effect of these picks; null if the question asks for no set. */
export function sumOf(m: Model, question: Asked, picks: readonly string[]): Sum | null {
  const { effect, player } = question;
  if (!isSet(effect)) return null;
  const options = picks.map((text) => verbs.parse(text)).filter((option) => typeof option === 'number');
  return sumWords(
    progressOf(m, question, options) ?? { sum: options.length, goal: null },
    (values) => composing(`compose.${effect}`, values),
    effect === 'attack.support' || effect === 'move.cards',
    freely(m, effect, player, options),
  );
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
