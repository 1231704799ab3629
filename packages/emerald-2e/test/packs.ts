// Data packs that tests modify, and the resulting errors.
import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { type Pack, readPack } from '../src/box/pack.ts';

/** A host's correction, as a file. */
export const correction = (changes: object) => ({ game: 'emerald-2e', corrects: 1, ...changes });
export const correctedCard = (id: string, fields: object) => correction({ cards: { [id]: fields } });
export const card = (pack: Pack, id: string) => pack.cards.find((one) => one.id === id)!;

/** Returns the error for an invalid pack. */
export function refusal(file: unknown): InputFault {
  try {
    readPack(file, 'mine.json');
  } catch (error) {
    if (error instanceof InputFault) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}
export const problem = (file: unknown) => problems(file)[0]!;
export const problems = (file: unknown) => refusal(file).faults.map(inParts);
/** The path of a fault, what was found there, and its code with what is allowed: `whole 0 9`. */
function inParts({ code, values: { at, found, ...allowed } }: Fault) {
  const [, path] = /^mine\.json: (?:(.*): )?$/.exec(String(at)) ?? [];
  return { path: path ?? '', found, allowed: [code.replace('pack.', ''), ...Object.values(allowed)].join(' ') };
}
