// Off the page's own thread, and apart from its scripts: a long match takes a moment, and needs the rules of its game.

import { fetchEntry } from '@gaslamp/games/engines';
import type { AnyGame } from '@gaslamp/games/entry';
import type { Past } from '@gaslamp/protocol/past';
import { readRecord } from '@gaslamp/record/record-reader';
import type { Reel, Viewpoint } from '@gaslamp/record/reel';
import * as api from '../net/api.ts';
import { foldedSlowly, type Glimpse, glimpseOf, PACK, pastSeenBy, RECORD } from './whole.ts';

/** First a match that is over, of which a moment is shown before all the rest; then from where it is seen. */
export type Asked =
  | {
      readonly match: string;
      readonly token: string;
      readonly game: string;
      readonly as: Viewpoint;
      readonly moment: number;
    }
  | { readonly past: Viewpoint };
export type Answered =
  /** Null where there is no such moment. */
  { readonly glimpse: Glimpse | null } | { readonly past: Past } | { readonly error: string };
/** Each question has a number, and so has its answer. */
export type Question = readonly [number, Asked];
export type Answer = readonly [number, Answered];

let folded: () => Reel = () => {
  throw new Error('a match comes before its viewpoints');
};

async function answer(asked: Asked): Promise<Answered> {
  if ('past' in asked) return { past: pastSeenBy(folded(), asked.past) };
  const { match, token, game, as, moment } = asked;
  const builtIn = fetchEntry(game).then((entry) => entry.game());
  // Whoever waits for it below hears why there is none.
  builtIn.catch(() => {});
  const record = readRecord(await api.record(match, token), RECORD);
  const folding = foldedSlowly(await gameOf(builtIn, game, record.header.pack), record);
  let step = folding.next();
  while (!step.done && step.value.moments <= moment) step = folding.next();
  // The rest when it is asked for: by then what there is has been drawn, with nothing beside it.
  folded = () => {
    while (!step.done) step = folding.next();
    return step.value.reel;
  };
  return { glimpse: step.done ? null : glimpseOf(step.value.reel(), as) };
}

async function gameOf(builtIn: Promise<AnyGame>, id: string, pack: string): Promise<AnyGame> {
  const game = await builtIn;
  if (game.pack === pack) return game;
  const entry = await fetchEntry(id);
  return entry.game(entry.readPack(await api.pack(id, pack), PACK));
}

// One after the other: while the rules are on their way the next ones come.
let answered = Promise.resolve();
addEventListener('message', ({ data: [number, asked] }: MessageEvent<Question>) => {
  answered = answered
    .then(() => answer(asked))
    .catch((mistake: unknown): Answered => ({ error: api.wordsOf(mistake) }))
    .then((said) => postMessage([number, said] satisfies Answer));
});
