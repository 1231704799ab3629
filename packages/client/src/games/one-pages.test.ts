// Tests that a one-page summary, which is read before any match, holds for any number of players.
import { gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { onePage as london } from './nanty-narking/one-page/one-page.ts';

test('wealth is a goal with three or four players only, and new City Area cards wait for the next turn', () => {
  // R2.10: Monsieur de Sidonia is not in play with two; R5.7
  expect(gameNamed('nanty-narking').seats).toEqual({ least: 2, most: 4 });
  expect(london.want.join(' ')).toContain('(with three or four players) wealth');
  expect(london.turn.join(' ')).toMatch(/City Area cards.* not in the turn in which you got them/);
});
