// Tests the first sentence about a match that is over: the winner, and how they won.
import '../games/nanty-narking/story/story.ts';
import './texts.ts';
import { expect, test } from 'vitest';
import { wonWords } from './report.tsx';

const NAMES = ['Ada', 'Ben', 'Cy'];
const wonText = (game: string, reason: string | null, winners: readonly number[], points: readonly number[]) => {
  const course = { sides: ['Fagin', 'Sherlock Holmes', 'Professor Moriarty'] };
  return wonWords({ info: { game }, story: { winners, points, reason, course } } as never, NAMES);
};

test('a goal that won is said, though nobody had more points', () => {
  expect(wonText('nanty-narking', 'personality', [0], [71, 30, 40])).toBe(
    'Ada won as Fagin: the goal was fulfilled as the turn began.',
  );
  expect(wonText('nanty-narking', 'holmes', [1], [20, 30, 10])).toMatch(/^Ben won as Sherlock Holmes: the cards/);
});
test('points are said where they decided, and only there', () => {
  expect(wonText('nanty-narking', 'riots', [0], [71, 30, 40])).toBe('Ada won with 71 points.');
  expect(wonText('emerald-2e', 'points', [0, 2], [20, 11, 20])).toBe('Ada and Cy won together, with 20 points each.');
  expect(wonText('emerald-2e', 'points', [1], [20, 11, 20])).toBe('Ben won.');
  expect(wonText('emerald-2e', null, [], [])).toBe('This match was ended without a result.');
});
