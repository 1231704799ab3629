import { expect, test } from 'vitest';
import { begun, dropped, noticed, picked, pickedByPage, QUIET, unpicked } from './draft.ts';

const NOTE = { ...QUIET, note: { text: 'no', rule: null } };
const draft = pickedByPage(begun('1'), { key: '1', auto: 0 }, 'pick A');

test('a pick can be made several times at once, and removes the notice', () => {
  const two = picked(noticed(draft, NOTE), 'pick B', 2);
  expect(two).toEqual({ key: '1', picks: ['pick A', 'pick B', 'pick B'], auto: 1, notice: QUIET });
});

test('a notice that is there already changes nothing', () => {
  expect(noticed(draft, QUIET)).toBe(draft);
  expect(noticed(draft, NOTE).notice).toBe(NOTE);
});

test('picks by the page count only while the question and the earlier ones of the page are the same', () => {
  expect(draft).toMatchObject({ picks: ['pick A'], auto: 1 });
  expect(pickedByPage(draft, { key: '2', auto: 1 }, 'pick B')).toBe(draft);
  expect(pickedByPage(draft, { key: '2', auto: 1 }, null)).toBe(draft);
  expect(pickedByPage(draft, { key: '1', auto: 1 }, 'pick B')).toMatchObject({ picks: ['pick A', 'pick B'], auto: 2 });
  // A tap on the page's pick while the next one is looked for makes it the player's.
  const taken = unpicked(draft, 'pick A', true);
  expect(pickedByPage(taken, { key: '1', auto: 1 }, 'pick B')).toBe(taken);
});

test('after a pick that does not fit, the page picks nothing more', () => {
  const misfit = pickedByPage(draft, { key: '1', auto: 1 }, null);
  expect(misfit.picks).toEqual([]);
  expect(pickedByPage(misfit, { key: '1', auto: 1 }, 'pick A')).toBe(misfit);
});

test('a tap on a card that the page picked does not remove its pick', () => {
  expect(unpicked(draft, 'pick A', true)).toMatchObject({ picks: ['pick A'], auto: 0 });
  expect(unpicked(draft, 'pick A', false).picks).toEqual([]);
  const twice = picked(draft, 'pick A', 1);
  expect(unpicked(twice, 'pick A', true).picks).toEqual(['pick A']);
});

test('taking back removes the latest pick, or all picks of the player', () => {
  const three = picked(draft, 'pick B', 2);
  expect(dropped(three, false).picks).toEqual(['pick A', 'pick B']);
  expect(dropped(three, true).picks).toEqual(['pick A']);
});
