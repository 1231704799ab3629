// A language that is made up from the English: each piece of a message stands in ⟦ ⟧ and is longer by two fifths, with letters that
// English lacks. What a reader sees outside the brackets was not written in a catalogue.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { sentencesOf } from './catalogues.ts';
import { readTexts } from './languages.ts';
import { type Piece, type Texts, textsIn } from './text.ts';

/** The code of the made-up language; `Intl` knows nothing of it. */
export const MADE_UP = 'qps';
const LONGER = 0.4;
const LETTERS = 'łüżłü ';

const isCases = (cases: unknown): cases is Readonly<Record<string, readonly Piece[]>> => typeof cases === 'object';

function strange(words: string): string {
  // Without letters it is a sign between values. A `#` is the number of a plural.
  if (!/\p{L}/u.test(words)) return words;
  const more = Math.ceil(words.trim().length * LONGER);
  return words.replace(/\S(?:.*\S)?/s, (all) => `⟦${all}${LETTERS.repeat(more).slice(0, more)}⟧`);
}

/** Returns a compiled message in the made-up language. */
export const madeUp = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece): Piece => {
    if (typeof piece === 'string') return strange(piece);
    const [name, sort, cases] = piece;
    if (!isCases(cases)) return piece;
    const all = Object.entries(cases).map(([key, one]) => [key, Array.isArray(one) ? madeUp(one) : one] as const);
    return [name, sort, Object.fromEntries(all)];
  });

/** Returns the made-up language of server and command line. */
export function madeUpTexts(): Texts {
  const texts = textsIn(MADE_UP);
  for (const catalogue of readTexts('en'))
    texts.add(Object.fromEntries(sentencesOf(catalogue).map(([id, words]) => [id, madeUp(compileMessage(words))])));
  return texts;
}

/** Returns what stands outside the brackets, which may stand in each other. */
export function outside(text: string): string {
  let depth = 0;
  let out = '';
  for (const sign of text) {
    if (sign === '⟦') depth++;
    else if (sign === '⟧') depth--;
    else if (depth === 0) out += sign;
  }
  return out;
}
