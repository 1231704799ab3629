import { expect, test } from 'vitest';
import { type Deed, guided, takenBack } from './guide.ts';
import type { LessonStep } from './lesson.ts';

const step = (ways: LessonStep['ways'], end = false): LessonStep => ({
  say: 'said',
  point: [],
  ways,
  otherwise: null,
  end,
});
const STEPS = [step(null), step([['a', 'b'], ['c']]), step([['d']]), step(null), step('any'), step(null, true)];
const answer = (text: string, out = false, over = false): Deed => ({ did: 'answer', text, alone: false, out, over });
const go = (to: number): Deed => ({ did: 'go', to });

test('a step is done by all answers of one of its ways, in any order', () => {
  expect(guided(STEPS, [go(1)])).toMatchObject({ step: 1, since: 1 });
  expect(guided(STEPS, [go(1), answer('b')])).toMatchObject({ step: 1, astray: null, given: ['b'] });
  expect(guided(STEPS, [go(1), answer('b'), answer('a', true)])).toMatchObject({ step: 2, astray: null, since: 3 });
  expect(guided(STEPS, [go(1), answer('c')])).toMatchObject({ step: 2 });
});

test('whoever acts while something is told has heard it', () => {
  expect(guided(STEPS, [answer('a'), answer('b', true)])).toMatchObject({ step: 2 });
});

test('something else is noticed as soon as it is begun; once it is done the step is asked for again', () => {
  expect(guided(STEPS, [go(1), answer('x')])).toMatchObject({ step: 1, astray: 'begun' });
  expect(guided(STEPS, [go(1), answer('x'), answer('a')])).toMatchObject({ step: 1, astray: 'begun' });
  const done = [go(1), answer('x'), answer('y', true)];
  expect(guided(STEPS, done)).toMatchObject({ step: 1, astray: 'done', since: 1, given: [] });
  expect(guided(STEPS, [...done, answer('c', true)])).toMatchObject({ step: 2, astray: null });
});

test('any answer that others see will do where any is asked for', () => {
  expect(guided(STEPS, [go(4), answer('x')])).toMatchObject({ step: 4, astray: null });
  expect(guided(STEPS, [go(4), answer('x'), answer('y', true)])).toMatchObject({ step: 5 });
});

test('with the end of the match what is said at the end comes, whatever was left out', () => {
  expect(guided(STEPS, [go(1), answer('x', true, true)])).toMatchObject({ step: 5, astray: null });
});

test('what the table answers by itself is nobody’s doing', () => {
  const alone: Deed = { did: 'answer', text: 'x', alone: true, out: true, over: false };
  expect(guided(STEPS, [go(1), alone])).toMatchObject({ step: 1, astray: null });
});

test('an answer that is taken back leads back to its step', () => {
  const deeds = [go(1), answer('a'), answer('b', true), go(3), answer('x')];
  expect(takenBack(deeds, 1)).toEqual(deeds.slice(0, 4));
  expect(guided(STEPS, takenBack(deeds, 2))).toMatchObject({ step: 1, given: ['a'] });
  expect(takenBack(deeds, 9)).toEqual([]);
});
