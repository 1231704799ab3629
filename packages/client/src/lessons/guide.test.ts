import { expect, test } from 'vitest';
import { type Deed, guided, playsOn, takenBack } from './guide.ts';
import type { LessonStep } from './lesson.ts';

const step = (ways: LessonStep['ways'], end = false, leans: readonly number[] = []): LessonStep => ({
  say: 'said',
  point: [],
  ways,
  otherwise: null,
  end,
  leans,
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

test('whoever does what is asked for next while something is told has heard it', () => {
  expect(guided(STEPS, [answer('a'), answer('b', true)])).toMatchObject({ step: 2 });
});

test('whoever does something else while something is told hears the rest of it, and can begin again from there', () => {
  const steps = [step(null), step(null), ...STEPS.slice(1)];
  expect(guided(steps, [answer('x')])).toMatchObject({ step: 0, astray: 'begun' });
  expect(guided(steps, [answer('x'), answer('a')])).toMatchObject({ step: 0, astray: 'begun' });
  // An answer that is under way is completed first.
  expect(guided(steps, [answer('x'), go(1), go(2)])).toMatchObject({ step: 2, astray: 'begun', since: 0 });
  const done = [answer('x', true)];
  expect(guided(steps, done)).toMatchObject({ step: 0, astray: 'done', since: 0 });
  expect(guided(steps, [...done, go(1)])).toMatchObject({ step: 1, astray: null, since: 0 });
  const asked = [...done, go(1), go(2)];
  expect(guided(steps, asked)).toMatchObject({ step: 2, astray: null, since: 0, missed: [] });
  expect(guided(steps, [...asked, answer('c', true)])).toMatchObject({ step: 3, since: 4, missed: [] });
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

test('what is said at the end waits for the end of the match', () => {
  const early = guided(STEPS, [go(4), answer('x', true)]);
  expect(early).toMatchObject({ step: 5, over: false });
  expect(playsOn(STEPS, early)).toBe(true);
  const over = guided(STEPS, [go(4), answer('x', true), answer('y', true), answer('z', true, true)]);
  expect(over).toMatchObject({ step: 5, over: true });
  expect(playsOn(STEPS, over)).toBe(false);
  expect(guided(STEPS, [go(4), answer('x', true, true), go(6)])).toMatchObject({ step: 6, over: true });
});

test('what leans on a step is left out unless that was done as asked', () => {
  const steps = [
    step([['a']]),
    step(null, false, [0]),
    step([['b']], false, [0]),
    step([['c']]),
    step(null, true, [0]),
    step(null, true),
  ];
  expect(guided(steps, [answer('a', true)])).toMatchObject({ step: 1, missed: [] });
  expect(guided(steps, [answer('x', true), go(1)])).toMatchObject({ step: 3, missed: [0, 2] });
  expect(guided(steps, [go(1), answer('c', true)])).toMatchObject({ step: 4, over: false });
  expect(guided(steps, [go(1), answer('c', true, true)])).toMatchObject({ step: 5, over: true });
  // A match that ends early leaves the later steps undone.
  expect(guided(steps, [answer('a', true, true)])).toMatchObject({ step: 4, missed: [2, 3] });
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
