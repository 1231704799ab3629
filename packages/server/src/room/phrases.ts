// Phrases that open a seat in another browser: four words, stored by scrypt with a pepper that is not in the store.
import { createHmac, randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { log } from '../log.ts';
import type { Store, StoredPhrase } from '../store/store.ts';
import words from './phrase-words.json' with { type: 'json' };
import { type Asker, OneByOne } from './turns.ts';

export const WORDS: readonly string[] = words.flatMap((line) => line.split(' '));
const WORDS_A_PHRASE = 4;
/** Letters of a phrase: four words of three to six letters. */
const LETTERS = /^[a-z]{12,24}$/;
/** 16 MB and about 30 ms for each run, in a thread of its own. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const LENGTH = 32;
/** Number of runs that may wait per address. */
const WAITING = 4;

export class Phrases {
  /** One run at a time, for each address in turn, so that most threads are left to the store and other work. */
  readonly #runs = new OneByOne(WAITING, 'limit.checked');

  private constructor(readonly pepper: string) {}
  /** Logs it if phrases in the store were made with another pepper. */
  static async of(store: Store, pepper: string): Promise<Phrases> {
    const mark = createHmac('sha256', pepper).update('mark').digest('base64url');
    if ((await store.secret('pepper', () => mark)) !== mark) {
      log.error({}, 'GASLAMP_PEPPER has changed: phrases that were made before open no seat any more');
      await store.renewSecret('pepper', mark);
    }
    return new Phrases(pepper);
  }

  /** Returns a new phrase, as it is shown. */
  newPhrase(): string {
    return Array.from({ length: WORDS_A_PHRASE }, () => WORDS[randomInt(WORDS.length)]).join(' ');
  }
  /** Returns the salt of a table's phrases: the same for all that are made at it, so that one run checks a try for every seat. */
  static saltAmong(phrases: readonly StoredPhrase[]): string {
    return phrases[0]?.salt ?? randomBytes(16).toString('base64url');
  }
  /** Returns what is stored of a phrase. Throws RequestError 429 if too many phrases of that address wait. */
  async stored(phrase: string, salt: string, asker: Asker): Promise<StoredPhrase> {
    const key = createHmac('sha256', this.pepper).update(lettersOf(phrase)).digest();
    const hash = await this.#runs.next(asker, () => scrypted(key, salt));
    return { salt, hash: hash.toString('base64url') };
  }
}

/** Returns the letters of a phrase, whatever case and separators it was written with. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
/** Returns true if the text may be a phrase. */
export const isPhrase = (text: string): boolean => LETTERS.test(lettersOf(text));

export const samePhrase = (one: StoredPhrase, other: StoredPhrase): boolean =>
  one.salt === other.salt && timingSafeEqual(Buffer.from(one.hash), Buffer.from(other.hash));

const scrypted = (key: Buffer, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(key, salt, LENGTH, COST, (error, hash) => (error === null ? resolve(hash) : reject(error)));
  });
