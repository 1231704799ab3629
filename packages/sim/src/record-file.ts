// Recorded matches in files, and the game that each was played with.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';
import { stateFrom } from '@gaslamp/record/record-form';
import { type ReadRecord, readRecord } from '@gaslamp/record/record-reader';
import { lastOf, type Verdict, verify } from '@gaslamp/record/verify';
import { chosenGame } from './game-options.ts';
import { asInput, fileJson, fileText, InputError } from './input.ts';

/** Reads a recorded match; throws an InputError that says where the file is none. */
export const recordIn = (file: string): ReadRecord => asInput(() => readRecord(recordText(file), file));

/** Where the page of a match that was taken along keeps it. */
const KEPT = /<script type="text\/plain" id="kept">([^<]*)<\/script>/;
/** So many bytes it may come to when it is unpacked: a made-up page of a few megabytes could come to as many gigabytes. */
const MOST_KEPT = 64_000_000;

/** The record in a file of its own, or in the page in which a match was taken along. */
function recordText(file: string): string {
  const text = fileText(file);
  if (!/^\s*<!doctype html/i.test(text)) return text;
  const kept = KEPT.exec(text)?.[1];
  if (kept === undefined)
    throw new InputError(
      `${file}: a page in which no match was taken along; give one that was, or a record (JSON lines) from a match's page`,
    );
  try {
    const unpacked = gunzipSync(Buffer.from(kept, 'base64'), { maxOutputLength: MOST_KEPT });
    const { record } = JSON.parse(unpacked.toString()) as { record: unknown };
    if (typeof record === 'string') return record;
  } catch {
    // Cut off, or changed.
  }
  throw new InputError(`${file}: the match in this page cannot be read; save the page again, or the record beside it`);
}

/** The state before the deal of a record that does not say it itself: in `beginnings`, beside the file. */
export function beginningOf({ file, header }: ReadRecord): State | null {
  const kept = join(dirname(file), 'beginnings', basename(file).replace(/\.jsonl$/, '.json'));
  if (header.before !== null || !existsSync(kept)) return null;
  return asInput(() => stateFrom(fileJson(kept), header, kept));
}

/** The game of a record, with the data pack that was named or the built-in one. */
function gameOf({ file, header }: ReadRecord, pack: string | undefined): AnyGame {
  const { game: id } = header;
  try {
    gameNamed(id);
  } catch (cause) {
    throw cause instanceof Error ? new InputError(`${file}: ${cause.message}`) : cause;
  }
  const game = chosenGame({ game: id, pack });
  // A record that says how it began is checked as far as that goes without its pack.
  if (header.pack !== game.pack && (pack !== undefined || header.before === null))
    throw new InputError(
      `${file}: the match was played with the data pack ${header.pack}; ${pack ?? 'the built-in one'} is ${game.pack}. Name the right file by --pack`,
    );
  return game;
}

/** A record, checked; `broken` says where and why it does not hold. */
export interface Checked {
  readonly record: ReadRecord;
  readonly game: AnyGame;
  readonly verdict: Verdict;
  readonly broken: string | null;
}

export function checked(file: string, pack: string | undefined): Checked {
  const record = recordIn(file);
  const game = gameOf(record, pack);
  const verdict = verify(game, record, beginningOf(record));
  const { problem } = verdict;
  const broken = problem === null ? null : `${file}${record.where(problem.entry)}: ${problem.message}`;
  return { record, game, verdict, broken };
}

/** The last state of a recorded match, by its patches; `dealt`: it began with a deal. */
export interface Finished {
  readonly game: AnyGame;
  readonly s: State;
  readonly dealt: boolean;
}

/** Throws an InputError where the file is no whole record. */
export function finished(file: string, pack: string | undefined): Finished {
  const record = recordIn(file);
  const game = gameOf(record, pack);
  const found = lastOf(game, record, beginningOf(record));
  if ('message' in found) throw new InputError(`${file}${record.where(found.entry)}: ${found.message}`);
  return { game, s: found, dealt: record.header.from === null };
}

/** What is said of a record that breaks. */
export const brokenError = (broken: string, { steps }: Verdict): InputError =>
  new InputError(`${broken}\n${steps.length} entries before that are as they must be`);
