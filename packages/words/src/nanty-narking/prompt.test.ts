// What the end of a card is called: it ends the turn, or something else is asked first.
import { builtIn } from '@gaslamp/nanty-narking/built-in';
import { dataOf } from '@gaslamp/nanty-narking/data';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { HAND, type Nanty } from '@gaslamp/nanty-narking/state';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { modelOf } from './model.ts';
import { answerWords } from './prompt.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const data = dataOf(builtIn, '');
const behind = (effects: readonly string[], cards: number) => {
  const s: Nanty = nantyNarking().setup(3, {});
  s.active = 0;
  s.agenda = effects.map((effect) => ({ effect, by: 0 }));
  for (const [item, place] of s.place.entries()) if (place === HAND) s.place[item] = -1;
  for (let item = 0; item < cards; item++) s.place[item] = HAND;
  return modelOf({ s, data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: new Map() as never });
};
const words = (effect: 'card.end' | 'play-two.second' | 'turn.last', effects: readonly string[], cards = 2): string =>
  answerWords(behind(effects, cards), 'end', { effect, about: effect === 'card.end' ? { card: 0 } : {} } as never);

test('R3.5, R3.8: behind the last card it ends the turn', () => {
  expect(words('card.end', ['turn.over', 'turn.refill'])).toBe('End the turn');
});
test('R9.22: before the second of two cards the turn goes on, behind it and without any card it ends', () => {
  const two = ['turn.over', 'turn.refill', 'play-two.done'];
  expect(words('card.end', [...two, 'play-two.second'])).toBe('Go on');
  expect(words('card.end', [...two, 'play-two.second'], 0)).toBe('End the turn');
  expect(words('card.end', two)).toBe('End the turn');
  expect(words('play-two.second', [...two, 'play-two.second'])).toBe('End the turn');
});
test('R17.15: where abilities come behind the refill, those are asked for first', () => {
  expect(words('card.end', ['turn.over', 'turn.last', 'turn.refill'])).toBe('Go on');
  expect(words('turn.last', ['turn.over'])).toBe('End the turn');
});
