// Tests that own seats count, and no others.
import { ownStatisticsOf } from '@gaslamp/record/own-statistics';
import { expect, test } from 'vitest';

const match = (points: number[], winners: number[], moves: number, game = 'moth') => ({
  ...{ game, points, winners, moves, reason: 'dawn' },
  sides: points.map((_, seat) => (seat === 0 ? 'lamp' : 'moth')),
});

test('wins, points and lengths of own seats, by players, side and seat', () => {
  const [moth, ...others] = ownStatisticsOf([
    { outcome: match([7, 3], [0], 40), seats: [0] },
    { outcome: match([2, 9, 9], [1, 2], 60), seats: [2] },
    { outcome: match([5, 1], [0], 20), seats: [0, 1] },
    { outcome: match([8, 1], [0], 90), seats: [] },
  ]);
  expect(others).toEqual([]);
  expect(moth).toEqual({
    game: 'moth',
    matches: 3,
    all: { played: 4, wins: 2.5, points: 5.5 },
    points: { least: 1, median: 5, mean: 5.5, most: 9 },
    moves: { least: 20, median: 40, mean: 40, most: 60 },
    byPlayers: { 2: { played: 3, wins: 2, points: 13 / 3 }, 3: { played: 1, wins: 0.5, points: 9 } },
    bySide: { lamp: { played: 2, wins: 2, points: 6 }, moth: { played: 2, wins: 0.5, points: 5 } },
    bySeat: [
      { played: 2, wins: 2, points: 6 },
      { played: 1, wins: 0, points: 1 },
      { played: 1, wins: 0.5, points: 9 },
    ],
  });
});

test('a seat that was never one’s own has no numbers, a game that was not played is not there', () => {
  const all = ownStatisticsOf([
    { outcome: match([1, 2], [1], 5, 'b'), seats: [1] },
    { outcome: match([1, 2], [1], 5, 'a'), seats: [1] },
  ]);
  expect(all.map(({ game, bySeat }) => [game, bySeat])).toEqual([
    ['a', [null, { played: 1, wins: 1, points: 2 }]],
    ['b', [null, { played: 1, wins: 1, points: 2 }]],
  ]);
  expect(ownStatisticsOf([])).toEqual([]);
});
