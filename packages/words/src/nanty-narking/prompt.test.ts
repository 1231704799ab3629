// Questions and the labels of their answers, depending on what comes before and after.
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { HAND, type Nanty } from '@gaslamp/nanty-narking/box/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { modelOf } from './model.ts';
import { answerWords, promptFor } from './prompt.ts';
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
  expect(words('card.end', ['turn.over', 'turn.refill'])).toBe('End turn');
});
test('R9.22: before the second of two cards the turn goes on, behind it and without any card it ends', () => {
  const two = ['turn.over', 'turn.refill', 'play-two.done'];
  expect(words('card.end', [...two, 'play-two.second'])).toBe('Go on');
  expect(words('card.end', [...two, 'play-two.second'], 0)).toBe('End turn');
  expect(words('card.end', two)).toBe('End turn');
  expect(words('play-two.second', [...two, 'play-two.second'])).toBe('End turn');
});
test('R17.15: where abilities come behind the refill, those are asked for first', () => {
  expect(words('card.end', ['turn.over', 'turn.last', 'turn.refill'])).toBe('Go on');
  expect(words('turn.last', ['turn.over'])).toBe('End turn');
});

const asks = (effect: string, about: object, options: readonly string[], change: (s: Nanty) => void = () => {}) => {
  const m = behind([], 2);
  change(m.s as Nanty);
  const question = { player: 0, effect, about, options, draft: false, subset: false, pass: null };
  return promptFor(m, question as never);
};
test('R4.10: whoever has no agent on the board is told that any area will do', () => {
  const agent = builtIn.cards.findIndex(({ symbols }) => symbols[0] === 'agent');
  const symbol = (change?: (s: Nanty) => void) =>
    asks('card.symbol', { card: agent, index: 0 }, ['place dean'], change);
  expect(symbol((s) => s.agents.fill(1))).toContain('Choose an area where you have one, or next to it.');
  expect(symbol((s) => s.agents.fill(0))).toContain('You have none on the board: choose any area.');
});
test('R11.12, R17.8: only whoever could pay for all is asked whether they do', () => {
  expect(asks('subsidence.loses', {}, ['building 3'])).toContain('you cannot pay for all your buildings');
  expect(asks('subsidence.loses', {}, ['pay', 'building 3'])).toContain('do you pay, or');
});
test('R8.4, R3.4: nobody is asked to pay or play what they cannot', () => {
  const card = { card: 0, from: 1, to: 1 };
  expect(asks('burden.answer', card, ['accept'])).toContain('you cannot pay');
  expect(asks('burden.answer', card, ['pay', 'accept'])).toMatch(/: pay .+, or take it for the rest of the match\?$/);
  expect(asks('lose-building.answer', card, ['accept'])).toContain('you cannot pay');
  expect(asks('collect.give', card, ['give g01'])).not.toContain('pay');
  expect(asks('collect.give', card, ['give g01', 'pay'])).toContain('Or do you pay?');
  expect(asks('gamble.payOrLoss', card, ['pawn 0 0'])).toContain('you cannot pay');
  expect(asks('turn.card', {}, ['play G01'])).toMatch(/^Choose a card/);
  expect(asks('turn.card', {}, ['end'])).toMatch(/^You hold no card that can be played/);
  expect(asks('play-two.first', card, ['end'])).toMatch(/^You hold no card/);
});
test('R9.32, R17.4: a marker goes where none is', () => {
  expect(asks('mark.beside', {}, ['trouble dean'])).toMatch(/an area without trouble, next to one with trouble\.$/);
  expect(asks('mark.anywhere', {}, ['trouble dean'], (s) => Object.assign(s, { troubleNeedsPawn: 1 }))).toMatch(
    /without trouble and with a pawn\.$/,
  );
});
test('R10.2: whoever holds nothing that stops it is told so, and asked all the same', () => {
  const about = { from: 1, owner: 0, area: 0, harm: 0, cause: 0, to: -1, other: -1, amount: 0 };
  expect(asks('window.answer', about, ['pass', 'drop G10'])).toContain('You hold nothing that stops it.');
  expect(asks('window.answer', about, ['pass', 'use G10'])).toContain('Do you let it happen?');
});
