// Reads recorded matches from files, and finds the game that each was played with.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { InputFault } from '@gaslamp/kernel/fault';
import type { State } from '@gaslamp/kernel/state';
import { keptFrom } from '@gaslamp/record/kept-form';
import { receiptFrom } from '@gaslamp/record/receipts';
import { stateFrom } from '@gaslamp/record/record-form';
import { type ReadRecord, readRecord } from '@gaslamp/record/record-reader';
import { lastOf, type Verdict, verify } from '@gaslamp/record/verify';
import { chosenGame } from './game-options.ts';
import { asInput, fileJson, fileText, InputError, wordsOf } from './input.ts';
import { wrong } from './wrong.ts';

/** Reads a recorded match. Throws an InputError that names the place if the file is not one. */
export const recordIn = (file: string): ReadRecord => asInput(() => readRecord(recordText(file), file));

/** The element in which a saved page of a match keeps the record. */
const KEPT = /<script type="text\/plain" id="kept">([^<]*)<\/script>/;
/** Maximum size of an unpacked record, in bytes: a forged page of a few megabytes could unpack to as many gigabytes. */
const MOST_KEPT = 64_000_000;

/** Returns the record from a file of its own, or from a saved page of the match. */
function recordText(file: string): string {
  const text = fileText(file);
  if (!/^\s*<!doctype html/i.test(text)) return text;
  const kept = KEPT.exec(text)?.[1];
  if (kept === undefined) throw new InputError(wrong('record.page', { file }));
  return keptFrom(unpacked(kept, file), file).record;
}
function unpacked(kept: string, file: string): unknown {
  try {
    return JSON.parse(gunzipSync(Buffer.from(kept, 'base64'), { maxOutputLength: MOST_KEPT }).toString());
  } catch {
    // Truncated or changed.
    throw new InputError(wrong('record.unread', { file }));
  }
}

/** Returns the state before the deal for a record that does not contain it, from the folder `beginnings` beside the file. */
export function beginningOf({ file, header }: ReadRecord): State | null {
  const kept = join(dirname(file), 'beginnings', basename(file).replace(/\.jsonl$/, '.json'));
  if (header.before !== null || !existsSync(kept)) return null;
  return asInput(() => stateFrom(fileJson(kept), header, kept));
}

/** Returns the game of a record, with the named data pack or the built-in one. */
function gameOf({ file, header }: ReadRecord, pack: string | undefined): AnyGame {
  const { game: id } = header;
  try {
    gameNamed(id);
  } catch (cause) {
    throw cause instanceof InputFault ? new InputError(`${file}: ${wordsOf(cause.faults[0])}`) : cause;
  }
  const game = chosenGame({ game: id, pack });
  // A record that contains its beginning can be checked partly without its pack.
  if (header.pack !== game.pack && (pack !== undefined || header.before === null))
    throw new InputError(wrong('record.pack', { file, played: header.pack, pack: pack ?? 'none', hash: game.pack }));
  return game;
}

/** A checked record; `broken` gives the place and reason if it does not hold. */
export interface Checked {
  readonly record: ReadRecord;
  readonly game: AnyGame;
  readonly verdict: Verdict;
  readonly broken: string | null;
}

/** `receipt` names a file with a receipt that a page of the match has saved. */
export function checked(file: string, pack: string | undefined, receipt?: string): Checked {
  const record = recordIn(file);
  const game = gameOf(record, pack);
  const receipts = receipt === undefined ? [] : [asInput(() => receiptFrom(fileJson(receipt), record, receipt))];
  const verdict = verify(game, record, beginningOf(record), receipts);
  const { problem } = verdict;
  const broken = problem === null ? null : `${file}${record.where(problem.entry)}: ${wordsOf(problem)}`;
  return { record, game, verdict, broken };
}

/** The last state of a recorded match, computed from its patches; `dealt` is true if it began with a deal. */
export interface Finished {
  readonly game: AnyGame;
  readonly s: State;
  readonly dealt: boolean;
}

/** Throws an InputError if the file is not a complete record. */
export function finished(file: string, pack: string | undefined): Finished {
  const record = recordIn(file);
  const game = gameOf(record, pack);
  const found = lastOf(game, record, beginningOf(record));
  if ('code' in found) throw new InputError(`${file}${record.where(found.entry)}: ${wordsOf(found)}`);
  return { game, s: found.s, dealt: record.header.from === null };
}

/** Returns the error for a broken record, with the exit code. */
export const brokenError = (broken: string, { steps }: Verdict, code: 1 | 2 | 3 = 2): InputError =>
  new InputError(steps.length === 0 ? broken : `${broken}\n${wrong('record.before', { count: steps.length })}`, code);
