import { expect, test } from 'vitest';
import { botNamed, botNames } from '../src/bots.ts';

test('the bots of a game are found by name', () => {
  for (const game of ['emerald-2e', 'nanty-narking']) {
    expect(botNames(game)).toEqual(['random', 'heuristic']);
    for (const name of botNames(game)) expect(botNamed(game, name).name).toBe(name);
  }
});

test('an unknown name is answered with the names that there are', () => {
  expect(() => botNamed('emerald-2e', 'moriarty')).toThrow(
    'unknown bot "moriarty" for emerald-2e; allowed: random, heuristic',
  );
  expect(() => botNamed('chess', 'random')).toThrow('no bots for game "chess"; allowed: emerald-2e, nanty-narking');
  expect(() => botNamed('toString', 'random')).toThrow('no bots for game "toString"');
});
