import { expect, test } from 'vitest';
import { readLessons } from './stored-lessons.ts';

const LESSON = { lesson: 'emerald-2e/first-match', deeds: ['>1', 'claim VIENNA'], finished: true, through: false };

test('what was kept of lessons is read', () => {
  expect(readLessons([LESSON])).toEqual([LESSON]);
  expect(readLessons([{ ...LESSON, through: true }])).toEqual([{ ...LESSON, through: true }]);
});

test.each([null, 7, {}, [null], [{ lesson: 7 }], [{ lesson: '../x' }], [{ deeds: [] }]])(
  'nothing fits in %j',
  (value) => {
    expect(readLessons(value)).toEqual([]);
  },
);

test('what is odd in a lesson is left out, and each is there once', () => {
  const { lesson } = LESSON;
  const nothing = { lesson, deeds: [], finished: false, through: false };
  expect(readLessons([{ lesson, deeds: ['<b>'], finished: 'yes' }])).toEqual([nothing]);
  expect(readLessons([{ lesson, deeds: Array(401).fill('end') }])).toEqual([nothing]);
  expect(readLessons([{ lesson }, LESSON])).toEqual([nothing]);
});
