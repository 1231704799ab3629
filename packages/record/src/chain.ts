// A commitment to the log of a match: a chain of keyed hashes, one for each line. Published commitments show later that no line
// before them was changed. Without the key they say nothing: a plain hash of a hidden card could be found by trying all cards.
import type { State } from '@gaslamp/kernel/state';
import type { Origin } from '@gaslamp/protocol/origin';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isEntry, type LogLine } from './log.ts';

/** The part of a match that is fixed with the deal. */
export interface Fixed {
  readonly match: string;
  readonly game: string;
  readonly pack: string;
  readonly options: Readonly<Record<string, number>>;
  readonly before: State;
  /** Null if the match was dealt. */
  readonly from: Origin | null;
}

export class Chain {
  readonly #key: Uint8Array;
  #last: Uint8Array;
  /** `diceKey`: the first key of the dice, which is secret until the match is over. */
  constructor(diceKey: string, { match, game, pack, options, before, from }: Fixed) {
    this.#key = hmac(sha256, utf8ToBytes(diceKey), utf8ToBytes('chain'));
    this.#last = this.#hash(JSON.stringify([match, game, pack, options, before, from]));
  }
  /** Appends the next line of the log, with the version of its rules, and returns the commitment to all lines so far. */
  add(line: LogLine): string {
    this.#last = this.#hash(isEntry(line) ? JSON.stringify(line) : nameless(line), this.#last);
    return bytesToHex(this.#last);
  }
  #hash(text: string, before: Uint8Array = new Uint8Array()): Uint8Array {
    return hmac.create(sha256, this.#key).update(before).update(utf8ToBytes(text)).digest();
  }
}

/** Names are not committed to: persons are known by their numbers. */
const nameless = (line: LogLine): string =>
  JSON.stringify(line, (key, value: unknown) => (key === 'name' ? undefined : value));

/** Returns the published move that a line of a log completes; null for notes and for steps of a draft. */
export function publishedBy(line: LogLine): number | null {
  if (!isEntry(line)) return null;
  const { did, patch } = line.entry;
  const { move = did === 'deal' ? 0 : null } = patch;
  return typeof move === 'number' ? move : null;
}
