import { expect, test } from 'vitest';
import { botNamed, botNames, judgingBot, opponentsOf, usualBot } from '../src/bots.ts';

const GAMES = ['emerald-1e', 'emerald-2e', 'nanty-narking'];

test('the bots of a game are found by name', () => {
  for (const game of GAMES) {
    expect(botNames(game)).toEqual(['random', 'gentle', 'steady', 'sharp', 'baseline']);
    for (const name of botNames(game)) expect(botNamed(game, name).name).toBe(name);
  }
});

test('people choose from the levels; nobody has to choose', () => {
  for (const game of GAMES) {
    expect(opponentsOf(game)).toEqual(['random', 'gentle', 'steady', 'sharp']);
    expect(usualBot(game)).toBe('steady');
    expect(judgingBot(game)).toBe('baseline');
  }
});

test('matches that began with the earlier bot keep it, but nobody chooses it', () => {
  for (const game of GAMES) {
    const earlier = botNamed(game, 'heuristic');
    expect(earlier.name).toBe('heuristic');
    expect(earlier.choose).toBe(botNamed(game, 'baseline').choose);
    expect(botNames(game)).not.toContain('heuristic');
  }
});

test('an unknown name is answered with the names that there are', () => {
  expect(() => botNamed('emerald-2e', 'moriarty')).toThrow(
    'setup.bot: name moriarty, game emerald-2e, allowed random, gentle, steady, sharp, baseline',
  );
  expect(() => botNamed('chess', 'random')).toThrow('no bots for game "chess"; allowed: emerald-2e, nanty-narking');
  expect(() => botNamed('toString', 'random')).toThrow('no bots for game "toString"');
});
