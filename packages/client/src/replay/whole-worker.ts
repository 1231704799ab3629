// Off the page's own thread, and apart from its scripts: a long match takes a moment, and needs the rules of its game.
import { fetchEntry } from '@gaslamp/games/engines';
import type { GameEntry } from '@gaslamp/games/entry';
import type { Past } from '@gaslamp/protocol/past';
import { readRecord } from '@gaslamp/record/record-reader';
import type { Reel, Viewpoint } from '@gaslamp/record/reel';
import { wordsOf } from '../net/api.ts';
import { foldedSlowly, type Glimpse, glimpseOf, pastSeenBy, RECORD } from './whole.ts';

/**
 * First the game, as soon as it is known which; then the match, of which a moment is shown before all the rest; then from
 * where it is seen.
 */
export type Asked =
  | { readonly game: string }
  | { readonly text: string; readonly pack: unknown; readonly as: Viewpoint; readonly moment: number }
  | { readonly past: Viewpoint };
export type Answered =
  | { readonly begun: true }
  /** Null where there is no such moment. */
  | { readonly glimpse: Glimpse | null }
  | { readonly past: Past }
  | { readonly error: string };
/** Each question has a number, and so has its answer. */
export type Question = readonly [number, Asked];
export type Answer = readonly [number, Answered];

let rules: Promise<GameEntry> | null = null;
let folded: () => Reel = () => {
  throw new Error('the game comes before its match, and the match before its viewpoints');
};

async function answer(asked: Asked, say: (answer: Answered) => void): Promise<void> {
  if ('game' in asked) {
    rules = fetchEntry(asked.game);
    // Whoever asks for the match hears why there are none.
    rules.catch(() => {});
    say({ begun: true });
  } else if ('past' in asked) say({ past: pastSeenBy(folded(), asked.past) });
  else {
    const { text, pack, as, moment } = asked;
    // While the rules are on their way.
    const record = readRecord(text, RECORD);
    const entry = await rules;
    if (entry === null) return void folded();
    const folding = foldedSlowly(entry, record, pack);
    let step = folding.next();
    while (!step.done && step.value.moments <= moment) step = folding.next();
    say({ glimpse: step.done ? null : glimpseOf(step.value.reel(), as) });
    // The rest when it is asked for: by then what there is has been drawn, with nothing beside it.
    folded = () => {
      while (!step.done) step = folding.next();
      return step.value.reel;
    };
  }
}

// One after the other: while the rules are on their way the next ones come.
let answered = Promise.resolve();
addEventListener('message', ({ data: [number, asked] }: MessageEvent<Question>) => {
  const say = (answer: Answered) => postMessage([number, answer] satisfies Answer);
  answered = answered.then(() => answer(asked, say)).catch((mistake: unknown) => say({ error: wordsOf(mistake) }));
});
