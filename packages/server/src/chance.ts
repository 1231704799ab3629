import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hash } from '@gaslamp/kernel/state';
import type { BotQuestion } from './bots/bot-pool.ts';

/** The random values of a server. Anyone who can guess one of them knows hidden cards. */
export interface Chance {
  /** Returns the dice key of a match. Its hash is shown before the deal, the key itself when the match is over. */
  diceKey(): string;
  /**
   * Returns the seed for a bot's playouts, a whole number below 2^31. The same question in the match with the same dice key has
   * the same seed, so that a bot asked again after a restart gives the same answer.
   */
  botSeed(question: BotQuestion, diceKey: string): number;
}

/** Unpredictable values, for every server outside of tests. */
export const UNGUESSED: Chance = {
  diceKey: () => randomBytes(32).toString('base64url'),
  botSeed: ({ bot, view }, diceKey) =>
    createHmac('sha256', diceKey)
      .update(`bot ${bot} ${view.viewer} ${hash(view.s)}`)
      .digest()
      .readUInt32LE() >>> 1,
};

/**
 * Returns reproducible values: the deal depends on `next`, and a bot's seed on its question. For tests only: anyone who knows
 * the names knows the cards.
 */
export function repeated(next: () => string): Chance {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    diceKey: () => digest(next()).toString('base64url'),
    botSeed: (question) => digest(JSON.stringify(question)).readUInt32LE() >>> 1,
  };
}
