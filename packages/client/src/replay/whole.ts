// Reads a match that is over from its record, as seen from every viewpoint.
import type { AnyGame, GameEntry } from '@gaslamp/games/entry';
import { fault, InputFault } from '@gaslamp/kernel/fault';
import type { Past } from '@gaslamp/protocol/past';
import { pastOf } from '@gaslamp/record/past';
import { type ReadEntry, type ReadRecord, readRecord } from '@gaslamp/record/record-reader';
import {
  type OpenReel,
  type OwnReel,
  type Reel,
  reelSlowly,
  type ShownThen,
  type SoFar,
  type Viewpoint,
} from '@gaslamp/record/reel';
import { PACK, RECORD } from '../net/faults.ts';

/** A match that is over, with its single answers. */
export interface Opened {
  readonly game: AnyGame;
  readonly reel: OpenReel;
  readonly entries: readonly ReadEntry[];
}

type Rules = (game: string) => GameEntry;

/**
 * Opens a record. `entryNamed` returns the rules of a game or throws; `pack` is the match's pack from the server. Throws if the
 * record, the pack or the game cannot be read.
 */
export function opened(entryNamed: Rules, text: string, pack: unknown): Opened {
  const opening = openedSlowly(entryNamed, text, pack);
  for (let step = opening.next(); ; step = opening.next()) if (step.done) return step.value;
}

/** The same as `opened`, one entry at a time, for callers that do other work in between. */
export function* openedSlowly(entryNamed: Rules, text: string, pack: unknown): Generator<SoFar, Opened> {
  const record = readRecord(text, RECORD);
  const entry = entryNamed(record.header.game);
  const builtIn = entry.game();
  const isBuiltIn = builtIn.pack === record.header.pack;
  return yield* foldedSlowly(isBuiltIn ? builtIn : entry.game(entry.readPack(pack, PACK)), record);
}

/** Folds a parsed record with the game of its pack. */
export function* foldedSlowly(game: AnyGame, { header, entries }: ReadRecord): Generator<SoFar, Opened> {
  if (header.before === null) throw new InputFault(fault('record.unknown'));
  return { game, entries, reel: yield* reelSlowly(game, header.before, entries) };
}

/** A match up to a moment, of which only that moment can be shown. */
export interface Glimpse extends Omit<OwnReel, 'shown'> {
  readonly last: ShownThen;
}
export function glimpseOf(reel: Reel, as: Viewpoint): Glimpse {
  const { turns, turning } = reel;
  return { turns, turning, rows: reel.rows(as), last: reel.shown(turns.length - 1, as) };
}

export function pastSeenBy(reel: Reel, as: Viewpoint): Past {
  const telling = pastOf(reel, as);
  for (let step = telling.next(); ; step = telling.next()) if (step.done) return step.value;
}
