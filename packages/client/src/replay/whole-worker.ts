// Off the page's own thread, and apart from its scripts: a long match takes a moment, and needs the rules of its game.

import { fetchEntry, hasEngine } from '@gaslamp/games/engines';
import type { AnyGame } from '@gaslamp/games/entry';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { LookBack, Past } from '@gaslamp/protocol/past';
import { readRecord } from '@gaslamp/record/record-reader';
import { type Reel, type Viewpoint, viewpointsOf } from '@gaslamp/record/reel';
import * as api from '../net/api.ts';
import type { ReplayPlace } from './place.ts';
import { foldedSlowly, type Glimpse, glimpseOf, PACK, pastSeenBy, RECORD } from './whole.ts';

/** First what there is of a match, and where somebody wants to look; then its moment there; then from where it is seen. */
export type Asked = Wanted | { readonly of: 'moment' } | { readonly of: 'past'; readonly as: Viewpoint };
export interface Wanted extends Pick<ReplayPlace, 'moment' | 'as'> {
  readonly of: 'match';
  readonly match: string;
  readonly token: string;
}
export type Answered =
  | Found
  /** Null where there is no such moment, or all is told already. */
  | { readonly glimpse: Glimpse | null }
  | { readonly past: Past }
  | { readonly error: string };
/** `past` is null when the match is over: what is asked for next tells it. */
export interface Found extends LookBack {
  /** From where it can be looked at, and from where it is looked at first. */
  readonly views: readonly Viewpoint[];
  readonly first: Viewpoint;
}
/** Each question has a number, and so has its answer. */
export type Question = readonly [number, Asked];
export type Answer = readonly [number, Answered];

/** What a token's viewer was sent of a match that runs, and with `own` of one that is over. */
const pastOf = (match: string, token: string, own = false): Promise<LookBack> =>
  api.call(`/api/matches/${match}/past`, { token, own });

let opening: Promise<Opening> | null = null;

async function answer(asked: Asked): Promise<Answered> {
  if (asked.of === 'match') return find(asked);
  if (opening === null) return { glimpse: null };
  const { glimpse, reel } = await opening;
  return asked.of === 'moment' ? { glimpse } : { past: pastSeenBy(reel(), asked.as) };
}

/** Of a match that is over all there is, of one that runs what the viewer of the token was sent, and so of a game that only the server knows. */
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
  // Whoever asks for it hears why there is none.
  opening.catch(() => {});
  return { info, past: null, views, first };
}

interface Opening {
  readonly glimpse: Glimpse | null;
  /** The rest when it is asked for: by then what there is has been drawn, with nothing beside it. */
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

// One after the other, in the order in which they were asked.
let answered = Promise.resolve();
addEventListener('message', ({ data: [number, asked] }: MessageEvent<Question>) => {
  answered = answered
    .then(() => answer(asked))
    .catch((mistake: unknown): Answered => ({ error: api.wordsOf(mistake) }))
    .then((said) => postMessage([number, said] satisfies Answer));
});
