// What the dock offers besides where it lies: on a phone that may be out of sight.
import { asked } from '@gaslamp/words/nanty-narking/model';
import { read } from '@gaslamp/words/options';
import type { Answers } from '../../table/use-answers.ts';
import { isBetween, thingOf } from './things.ts';

/** So many answers stand in the dock; more are found faster on the board. */
const FEW = 4;
const LIES = /^(area|pawn|player)\./;

/** R3.8: own City Area cards that can be used now. */
export function abilitiesOf({ question, options }: Pick<Answers, 'question' | 'options'>): readonly string[] {
  const known = question && asked(question);
  if (options === null || known === null || !isBetween(known.effect)) return [];
  return options.filter((option) => read(option).verb === 'ability');
}

/** The answers that lie on the board or with players, where they are few. */
export function fewOf({ question, options }: Pick<Answers, 'question' | 'options'>): readonly string[] {
  if (options === null || question?.subset) return [];
  const there = options.filter((option) => LIES.test(thingOf(option)));
  return there.length > FEW ? [] : there;
}
