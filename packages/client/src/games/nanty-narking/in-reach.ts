// Selects answers that the dock repeats, because their place may be out of view on a phone.
import { asked } from '@gaslamp/words/nanty-narking/model';
import { read } from '@gaslamp/words/options';
import type { Answers } from '../../table/asking/use-answers.ts';
import { isBetween, thingOf } from './things.ts';

/** Maximum number of answers in the dock; more are found faster on the board. */
const FEW = 4;
const LIES = /^(area|pawn|player)\./;

/** R3.8: returns the viewer's City Area cards that can be used now. */
export function abilitiesOf({ question, options }: Pick<Answers, 'question' | 'options'>): readonly string[] {
  const known = question && asked(question);
  if (options === null || known === null || !isBetween(known.effect)) return [];
  return options.filter((option) => read(option).verb === 'ability');
}

/** Returns the answers on the board or with players, if there are few. */
export function fewOf({ question, options }: Pick<Answers, 'question' | 'options'>): readonly string[] {
  if (options === null || question?.subset) return [];
  const there = options.filter((option) => LIES.test(thingOf(option)));
  return there.length > FEW ? [] : there;
}
