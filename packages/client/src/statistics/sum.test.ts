// Tests the sentence that sums up all matches.
import { addTexts, t } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

test('after one match, or where all came to the same, no range is told', () => {
  const steps = (matches: number, least: number, most: number) =>
    t('statistics.sum', { matches, least, median: least, most, alike: String(least === most) });
  expect(steps(1, 202, 202)).toBe('One match, of 202 steps.');
  expect(steps(3, 1, 1)).toBe('3 matches, of one step each.');
  expect(steps(2, 100, 202)).toBe('2 matches. A match took 100 to 202 steps, half of them 100 or fewer.');
  expect(t('statistics.pointsSum', { least: -4, median: -4, most: -4, alike: 'true' })).toBe(
    'Every seat had −4 points.',
  );
  expect(t('statistics.pointsSum', { least: -4, median: 1, most: 5, alike: 'false' })).toMatch(/−4 to 5 points/);
});
