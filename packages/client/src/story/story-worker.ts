// Worker that folds the record of a match that is over, and lets bots judge it on request.
import { botNamed, judgingBot } from '@gaslamp/bots/bots';
import { type Judged, judge, swings } from '@gaslamp/bots/chances';
import { type CameOut, cameOut, type Held, heldIn } from '@gaslamp/bots/secrets';
import { entryNamed } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Failure } from '../net/failure.ts';
import { failureOf } from '../net/faults.ts';
import { type Opened, opened } from '../replay/whole.ts';
import { type Deciding, decidedIn } from './decisions-worker.ts';
import { type Story, storyOf } from './story.ts';

export type { CameOut };

/** The bots' results so far. */
export interface Judgement extends Judged {
  /** The decisions with the largest effect; null until all playouts from the moments are done. */
  readonly decisions: Deciding | null;
}
/** The others' beliefs about the side of each player. */
export interface Secrets {
  /** By moment, by seat. */
  readonly held: readonly (readonly Held[])[];
  /** By seat; moments are indices as above. */
  readonly came: readonly CameOut[];
}
/** The match first; then requests for the bots' view of its secrets, or of its chances, at these moments. */
export type Asked =
  | { readonly text: string; readonly pack: unknown }
  | { readonly secrets: readonly number[] }
  | { readonly judge: readonly number[] };
export type Answered =
  | { readonly story: Story }
  | { readonly secrets: Secrets | null }
  | { readonly judgement: Judgement }
  | Failure;

/** Number of playouts from each moment. A share is then known to about a quarter. */
const PLAYOUTS = 12;
const SEED = 1889;
const SWINGS = 3;

let match: Opened | null = null;

/** Each question has a number, and so have its answers. */
addEventListener('message', ({ data: [number, asked] }: MessageEvent<readonly [number, Asked]>) => {
  const say = (answer: Answered): void => postMessage([number, answer]);
  try {
    if ('text' in asked) {
      match = opened(entryNamed, asked.text, asked.pack);
      say({ story: storyOf(match) });
    } else if (match === null) return;
    else if ('secrets' in asked) say({ secrets: secretsOf(match, asked.secrets) });
    else for (const judgement of judgementOf(match, asked.judge)) say({ judgement });
  } catch (mistake) {
    say(failureOf(mistake));
  }
});

function secretsOf({ game, reel }: Opened, moments: readonly number[]): Secrets | null {
  const bot = botNamed(game.id, judgingBot(game.id));
  const held = moments
    .map((moment) => heldIn(game, reel.position(moment), bot, SEED))
    .filter((found) => found !== null);
  if (held.length === 0) return null;
  return { held, came: at(held, 0).map((_, seat) => cameOut(held.map((bySeat) => at(bySeat, seat)))) };
}

function* judgementOf(of: Opened, moments: readonly number[]): Generator<Judgement> {
  const { game, reel } = of;
  const bot = botNamed(game.id, judgingBot(game.id));
  const states = moments.map((moment) => reel.position(moment));
  for (const judged of judge(game, states, bot, PLAYOUTS, SEED)) {
    yield { ...judged, decisions: null };
    if (judged.playouts < PLAYOUTS) continue;
    const known = new Map(moments.map((moment, n) => [moment, at(judged.shares, n)]));
    const pairs = swings(judged, SWINGS).map(({ state }) => [at(moments, state - 1), at(moments, state)] as const);
    for (const decisions of decidedIn(of, pairs, known, bot, PLAYOUTS, SEED)) yield { ...judged, decisions };
  }
}
