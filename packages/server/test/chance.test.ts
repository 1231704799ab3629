import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { expect, test } from 'vitest';
import type { BotQuestion } from '../src/bots/bot-pool.ts';
import { repeated, UNGUESSED } from '../src/chance.ts';

const { s } = Match.start(gameNamed('emerald-2e'), 2, {}, new FastDice(1)).match;
const asked = (bot: string, viewer = 0) =>
  ({ game: 'emerald-2e', pack: '', bot, view: { viewer, s } }) as unknown as BotQuestion;

test('a server deals each match by a key of its own', () => {
  const keys = Array.from({ length: 100 }, () => UNGUESSED.diceKey());
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
});

test('a bot draws as before when it is asked the same again in the same match, and otherwise not', () => {
  const seed = UNGUESSED.botSeed(asked('steady'), 'key');
  expect(UNGUESSED.botSeed(asked('steady'), 'key')).toBe(seed);
  expect(UNGUESSED.botSeed(asked('steady'), 'another key')).not.toBe(seed);
  expect(UNGUESSED.botSeed(asked('sharp'), 'key')).not.toBe(seed);
  expect(UNGUESSED.botSeed(asked('steady', 1), 'key')).not.toBe(seed);
});

test('what is repeated deals the same by the same names, and lets bots draw the same when asked the same', () => {
  const dealing = (...names: string[]) => repeated(() => names.shift()!);
  const [one, again] = [dealing('a', 'b'), dealing('a', 'b')];
  const keys = [one.diceKey(), one.diceKey()];
  expect([again.diceKey(), again.diceKey()]).toEqual(keys);
  expect(keys[0]).not.toBe(keys[1]);
  expect(one.botSeed(asked('medium'), '')).toBe(again.botSeed(asked('medium'), ''));
  expect(one.botSeed(asked('medium'), '')).not.toBe(one.botSeed(asked('strong'), ''));
});
