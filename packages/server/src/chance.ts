import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { BotQuestion } from './bots/bot-pool.ts';

/** What a server leaves to chance in play: who guesses either knows cards that nobody has seen. */
export interface Chance {
  /** The key of a match's dice: its hash is shown before the deal, itself when the match is over. */
  diceKey(): string;
  /** What a bot draws its playouts from, a whole number below 2^31. */
  botSeed(question: BotQuestion): number;
}

/** Nobody guesses it: every server's, but those of tests. */
export const UNGUESSED: Chance = {
  diceKey: () => randomBytes(32).toString('base64url'),
  botSeed: () => randomInt(2 ** 31),
};

/**
 * The same again whenever the same is done: matches are dealt by what `next` names, bots think alike when asked alike.
 * For tests only: whoever knows the names knows the cards.
 */
export function repeated(next: () => string): Chance {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    diceKey: () => digest(next()).toString('base64url'),
    botSeed: (question) => digest(JSON.stringify(question)).readUInt32LE() >>> 1,
  };
}
