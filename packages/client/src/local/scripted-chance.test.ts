import { expect, test } from 'vitest';
import { ScriptedChance } from './scripted-chance.ts';

const NAMES = {
  idOf: (item: number) => `CARD_${item}`,
  placeOf: (place: number) => ['HAND.ANN', 'HAND.BEN', 'STACK.ROME', 'FACE_UP.ROME'][place] ?? '',
};
const scripted = (draws: Record<string, string[]>, rolls: number[] = []) =>
  new ScriptedChance(1, { rolls, draws }, NAMES);

test('what was told comes first, each kind and each owner in its order', () => {
  const chance = scripted({ ANN: ['CARD_3', 'CARD_1'], BEN: ['CARD_2'] }, [4, 2]);
  expect([chance.roll(6), chance.roll(6)]).toEqual([4, 2]);
  expect([chance.draw([1, 2, 3], 0), chance.draw([1, 2], 1), chance.draw([1], 0)]).toEqual([3, 2, 1]);
  expect(chance.left).toEqual([]);
});

test('what is told of one is taken by nobody else as long as there is another', () => {
  const chance = scripted({ BEN: ['CARD_2'] });
  for (let i = 0; i < 20; i++) expect(chance.draw([1, 2], 0)).toBe(1);
  expect(chance.draw([2], 0)).toBe(2);
});

test('what cannot come is waited for, and told as left', () => {
  const chance = scripted({ ANN: ['CARD_9'] }, [6]);
  expect(chance.draw([1], 0)).toBe(1);
  expect(chance.roll(2)).toBeLessThanOrEqual(2);
  expect(chance.left).toEqual(['CARD_9 for ANN']);
});

test('a card that waits face down to be turned up is meant for the turning', () => {
  const chance = scripted({ ROME: ['CARD_2'] });
  expect(chance.draw([1, 2], 2)).toBe(2);
  expect(chance.draw([1, 2], 3)).toBe(2);
  expect(chance.left).toEqual([]);
});
