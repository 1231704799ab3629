// Tests which symbols count as passed over, given the questions that were asked.
import type { Question } from '@gaslamp/kernel/question';
import { expect, test } from 'vitest';
import { passedIn, type Seen, seenWith } from './passed-over.ts';

const CARD = 12;
const asks = (effect: string, about: object = {}, player = 0) =>
  ({ effect, about, player, options: [], draft: false, subset: false }) as unknown as Question;
const symbol = (index: number, card = CARD) => asks('card.symbol', { card, index });
const begins = asks('turn.card');
const end = asks('card.end', { card: CARD });
const after = (...questions: readonly Question[]): Seen | null =>
  questions.reduce<Seen | null>((seen, question) => seenWith(seen, question, 0), null);

test('R8.1: of a card that was seen from its beginning what was not asked was passed over', () => {
  expect(passedIn(after(begins, symbol(1)), CARD, 1)).toEqual([0]);
  expect(passedIn(after(begins, symbol(0), symbol(2)), CARD, 2)).toEqual([1]);
  expect(passedIn(after(begins, symbol(0), end), CARD, 3)).toEqual([1, 2]);
  expect(passedIn(after(begins, symbol(0), symbol(1)), CARD, 1)).toEqual([]);
});
test('what went by before anybody looked is not known', () => {
  expect(passedIn(after(symbol(2)), CARD, 2)).toEqual([]);
  expect(passedIn(after(end), CARD, 3)).toEqual([]);
  expect(passedIn(after(begins), CARD, 1)).toEqual([]);
});
test('what is asked of others, of a draft or of another card says nothing of it', () => {
  const other = asks('window.answer', {}, 1);
  expect(passedIn(after(begins, symbol(0), other, asks('demand.whom'), symbol(1)), CARD, 1)).toEqual([]);
  expect(passedIn(after(begins, symbol(0), symbol(1, 40)), 40, 1)).toEqual([0]);
});
test('taken back, a symbol may be passed over the second time', () => {
  const twice = after(begins, symbol(0), symbol(1), symbol(0), symbol(2));
  expect(passedIn(twice, CARD, 2)).toEqual([1]);
});
