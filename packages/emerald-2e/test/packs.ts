// Data packs that tests modify, and the resulting errors.
import type { Problem } from '@gaslamp/stated/validate';
import { type Pack, PackError, readPack } from '../src/box/pack.ts';

/** A host's correction, as a file. */
export const correction = (changes: object) => ({ game: 'emerald-2e', corrects: 1, ...changes });
export const correctedCard = (id: string, fields: object) => correction({ cards: { [id]: fields } });
export const card = (pack: Pack, id: string) => pack.cards.find((one) => one.id === id)!;

/** Returns the error for an invalid pack. */
export function refusal(file: unknown): PackError {
  try {
    readPack(file, 'mine.json');
  } catch (error) {
    if (error instanceof PackError) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}
export const problem = (file: unknown) => inWords(refusal(file).problems[0]!);
/** A problem without its code and values. */
export const inWords = ({ path, found, allowed }: Problem) => ({ path, found, allowed });
