// Worker that reads matches. It is separate from the page's scripts, because a long match takes a moment and needs the rules of
// its game.

import { fetchEntry, hasEngine } from '@gaslamp/games/engines';
import type { AnyGame } from '@gaslamp/games/entry';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { LookBack, Past } from '@gaslamp/protocol/past';
import { readRecord } from '@gaslamp/record/record-reader';
import { type Reel, type Viewpoint, viewpointsOf } from '@gaslamp/record/reel';
import * as api from '../net/api.ts';
import type { Failure } from '../net/failure.ts';
import { failureOf, PACK, RECORD } from '../net/faults.ts';
import type { ReplayPlace } from './place.ts';
import { foldedSlowly, type Glimpse, glimpseOf, pastSeenBy } from './whole.ts';

/** Questions in their order: the match with the initial position, then its moment there, then the past from a viewpoint. */
export type Asked = Wanted | { readonly of: 'moment' } | { readonly of: 'past'; readonly as: Viewpoint };
export interface Wanted extends Pick<ReplayPlace, 'moment' | 'as'> {
  readonly of: 'match';
  readonly match: string;
  readonly token: string;
}
export type Answered =
  | Found
  /** Null if there is no such moment, or the match is not read from a record. */
  | { readonly glimpse: Glimpse | null }
  | { readonly past: Past }
  | Failure;
/** `past` is null when the match is over: later questions return it. */
export interface Found extends LookBack {
  /** The available viewpoints, and the initial one. */
  readonly views: readonly Viewpoint[];
  readonly first: Viewpoint;
}
/** A question or an answer with the number of the question. */
export type Question = readonly [number, Asked];
export type Answer = readonly [number, Answered];

/** Fetches what the server sent to the viewer of a token while the match runs; with `own` also for a match that is over. */
const pastOf = (match: string, token: string, own = false): Promise<LookBack> =>
  api.call(`/api/matches/${match}/past`, { token, own });

let opening: Promise<Opening> | null = null;

async function answer(asked: Asked): Promise<Answered> {
  if (asked.of === 'match') return find(asked);
  if (opening === null) return { glimpse: null };
  const { glimpse, reel } = await opening;
  return asked.of === 'moment' ? { glimpse } : { past: pastSeenBy(reel(), asked.as) };
}

/**
 * Reads the whole record of a match that is over; for a running match, or a game without an engine here, only what the viewer
 * was sent.
 */
async function find({ match, token, as, moment }: Wanted): Promise<Found> {
  const found = await pastOf(match, token);
  const { info } = found;
  const own = info.you ?? SPECTATOR;
  if (found.past !== null || !hasEngine(info.game)) {
    const { past } = found.past === null ? await pastOf(match, token, true) : found;
    if (past === null) throw new Error('the server tells nothing of this match');
    return { info, past, views: [own], first: own };
  }
  const views = viewpointsOf(info.seats.length);
  const first = as !== null && views.includes(as) ? as : own;
  opening = open(match, token, info.game, first, moment ?? 0);
  // Prevents an unhandled rejection; the next question gets the error.
  opening.catch(() => {});
  return { info, past: null, views, first };
}

interface Opening {
  readonly glimpse: Glimpse | null;
  /** Folds the rest on demand: by then the first moment has been painted undisturbed. */
  reel(): Reel;
}
async function open(match: string, token: string, game: string, as: Viewpoint, moment: number): Promise<Opening> {
  const builtIn = fetchEntry(game).then((entry) => entry.game());
  builtIn.catch(() => {});
  const record = readRecord(await api.record(match, token), RECORD);
  const folding = foldedSlowly(await gameOf(builtIn, game, record.header.pack), record);
  let step = folding.next();
  while (!step.done && step.value.moments <= moment) step = folding.next();
  const reel = () => {
    while (!step.done) step = folding.next();
    return step.value.reel;
  };
  return { glimpse: step.done ? null : glimpseOf(step.value.reel(), as), reel };
}

async function gameOf(builtIn: Promise<AnyGame>, id: string, pack: string): Promise<AnyGame> {
  const game = await builtIn;
  if (game.pack === pack) return game;
  const entry = await fetchEntry(id);
  return entry.game(entry.readPack(await api.pack(id, pack), PACK));
}

// Answers one question after the other, in the order of arrival.
let answered = Promise.resolve();
addEventListener('message', ({ data: [number, asked] }: MessageEvent<Question>) => {
  answered = answered
    .then(() => answer(asked))
    .catch((mistake: unknown): Answered => failureOf(mistake))
    .then((reply) => postMessage([number, reply] satisfies Answer));
});
