// A match that is over, from its record: what everybody had before them. Games and rules come with it.
import { type AnyGame, entryNamed } from '@gaslamp/games/games';
import type { Past } from '@gaslamp/protocol/past';
import { pastOf } from '@gaslamp/record/past';
import { type ReadEntry, readRecord } from '@gaslamp/record/record-reader';
import { type OpenReel, type Reel, reelSlowly, type Viewpoint } from '@gaslamp/record/reel';

/** A match that is over, with its answers one by one. */
export interface Opened {
  readonly game: AnyGame;
  readonly reel: OpenReel;
  readonly entries: readonly ReadEntry[];
}

/** `pack` is the one of the match, as the server gives it. Throws where the record, the pack or the game cannot be read. */
export function opened(text: string, pack: unknown): Opened {
  const opening = openedSlowly(text, pack);
  for (let step = opening.next(); ; step = opening.next()) if (step.done) return step.value;
}

/** The same, an entry at a time, for who has other things to do in between. */
export function* openedSlowly(text: string, pack: unknown): Generator<void, Opened> {
  const { header, entries } = readRecord(text, 'the record');
  if (header.before === null) throw new Error('the record does not say how the match began');
  const entry = entryNamed(header.game);
  const builtIn = entry.game();
  const game = builtIn.pack === header.pack ? builtIn : entry.game(entry.readPack(pack, 'the pack'));
  return { game, entries, reel: yield* reelSlowly(game, header.before, entries) };
}

export const reelOfRecord = (text: string, pack: unknown): Reel => opened(text, pack).reel;

export function pastSeenBy(reel: Reel, as: Viewpoint): Past {
  const telling = pastOf(reel, as);
  for (let step = telling.next(); ; step = telling.next()) if (step.done) return step.value;
}
