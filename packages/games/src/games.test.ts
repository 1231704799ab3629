// Tests the list of games.
import { expect, test } from 'vitest';
import { GAMES, gameNamed } from './games.ts';

test.each(Object.keys(GAMES))('%s is built once for a pack', (id) => {
  const { readPack } = GAMES[id]!;
  const game = gameNamed(id);
  expect(gameNamed(id)).toBe(game);
  const pack = readPack({ game: id, corrects: 1 }, 'mine.json');
  expect(gameNamed(id, pack)).toBe(gameNamed(id, pack));
  expect(gameNamed(id, pack)).not.toBe(game);
});

test('an unknown game is refused with the list of those that exist', () => {
  expect(() => gameNamed('chess')).toThrow(`setup.game: game chess, allowed ${Object.keys(GAMES).join(', ')}`);
});
