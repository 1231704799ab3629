import type { MatchInfo, SeatInfo } from '@gaslamp/protocol/updates';
import { expect, test } from 'vitest';
import names from './emerald-2e/names/text/en.json' with { type: 'json' };
import { byNumber, heldWords, holderWords, personWords } from './holders.ts';
import { addTexts } from './text.ts';

addTexts('en', names);

const person = (name: string, number: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  number,
  bot: null,
  standsIn: false,
  held: [],
  here: true,
  awayIn: null,
  opened: null,
  ...part,
});
const table = (...seats: readonly SeatInfo[]): Pick<MatchInfo, 'seats' | 'game' | 'notes'> => ({
  game: 'emerald-2e',
  seats,
  notes: [],
});

test('a name alone says who it is as long as nobody else here is called so', () => {
  expect(personWords(table(person('Ann', 1), person('Ben', 2)), 'Ann', 1, 0)).toBe('Ann');
  // A person who takes an open seat under the name of its former player is told apart from that player.
  const again = table(person('Ann', 1), person('Ben', 3, { held: [{ kind: 'person', number: 2, name: 'Ben' }] }));
  expect(personWords(again, 'Ben', 3, 1)).toBe('Ben (no. 3)');
  expect(holderWords(again, { kind: 'person', number: 2, name: 'Ben' }, 1)).toBe('Ben (no. 2)');
  expect(personWords(again, 'Ann', 1, 0)).toBe('Ann');
});

test('names that only differ in their case, or in how wide they are written, are the same name', () => {
  expect(personWords(table(person('ANN', 1), person('Ann', 2)), 'Ann', 2, 1)).toBe('Ann (no. 2)');
  expect(personWords(table(person('Ａnn', 1), person('ann', 2)), 'ann', 2, 1)).toBe('ann (no. 2)');
});

test('somebody who has left altogether is still told apart, as the log knows of them', () => {
  const info = table(person('Ann', 5));
  const left = { kind: 'person', number: 2, name: 'Ann' } as const;
  const notes: MatchInfo['notes'] = [
    { at: 0, move: -1, note: { kind: 'seat', seat: 0, from: left, to: null, why: 'freed', agreed: [] } },
  ];
  expect(personWords({ ...info, notes }, 'Ann', 5, 0)).toBe('Ann (no. 5)');
});

test('those before are told with their numbers, and not the one for whom a bot stands in', () => {
  const held = [
    { kind: 'person', number: 1, name: 'Ann' },
    { kind: 'bot', bot: 'steady' },
    { kind: 'person', number: 2, name: 'Ben' },
  ] as const;
  expect(heldWords(table(person('Cy', 3, { held })), 0)).toEqual([
    'Ann (player no. 1)',
    'steady bot',
    'Ben (player no. 2)',
  ]);
  const stands = person('Ben', 2, { kind: 'bot', bot: 'steady', standsIn: true, held });
  expect(heldWords(table(stands), 0)).toEqual(['Ann (player no. 1)', 'steady bot']);
});

test('those who share a device share a number, and are told together; unnamed they are their seats', () => {
  expect(byNumber(table(person('Ann', 1), person('', 1), person('Ben', 2)), 1)).toBe('Ann and Tuesday');
  expect(byNumber(table(person('Ann', 1)), 9)).toBe('Somebody (no. 9)');
  expect(byNumber(table(person('A', 1), person('B', 1), person('C', 1)), 1)).toBe('A, B and C');
});
