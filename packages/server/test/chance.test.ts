import { expect, test } from 'vitest';
import type { BotQuestion } from '../src/bots/bot-pool.ts';
import { repeated, UNGUESSED } from '../src/chance.ts';

const asked = (bot: string) => ({ game: 'emerald-2e', pack: '', bot }) as unknown as BotQuestion;

test('a server deals each match by a key of its own, and no bot draws as it drew before', () => {
  const keys = Array.from({ length: 100 }, () => UNGUESSED.diceKey());
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(new Set(Array.from({ length: 100 }, () => UNGUESSED.botSeed(asked('medium')))).size).toBeGreaterThan(90);
});

test('what is repeated deals the same by the same names, and lets bots draw the same when asked the same', () => {
  const dealing = (...names: string[]) => repeated(() => names.shift()!);
  const [one, again] = [dealing('a', 'b'), dealing('a', 'b')];
  const keys = [one.diceKey(), one.diceKey()];
  expect([again.diceKey(), again.diceKey()]).toEqual(keys);
  expect(keys[0]).not.toBe(keys[1]);
  expect(one.botSeed(asked('medium'))).toBe(again.botSeed(asked('medium')));
  expect(one.botSeed(asked('medium'))).not.toBe(one.botSeed(asked('strong')));
});
