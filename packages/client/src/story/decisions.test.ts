// Tests that the alternative to a played step is what the bot does there, and that take-backs are left out.
import { botNamed } from '@gaslamp/bots/bots';
import { stepOf } from '@gaslamp/bots/step';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import type { ReadEntry } from '@gaslamp/record/record-reader';
import { reelOf } from '@gaslamp/record/reel';
import { expect, test } from 'vitest';
import type { Opened } from '../replay/whole.ts';
import { type Decided, decidedIn } from './decisions-worker.ts';

const SEED = 7;
const game = gameNamed('nanty-narking');
const bot = botNamed(game.id, 'baseline');
const random = botNamed(game.id, 'random');

/** Plays the given number of steps, each as the bot plays it with fresh dice or, now and then, differently. */
function played(steps: number, odd: (n: number) => boolean, back: (n: number) => boolean = () => false): Opened {
  const chance = new FastDice(4);
  const { match, before, entry } = Match.start(game, 2, {}, chance);
  const timed = (one: typeof entry): ReadEntry => ({ ...one, rules: game.rules, at: null });
  const entries = [timed(entry)];
  for (let n = 0; n < steps; n++) {
    const { decision } = match;
    if (decision === null) break;
    const { answers } = stepOf(game, match.s, odd(n) ? random : bot, new FastDice(n), SEED);
    let left: readonly string[] = answers.map((answer) => game.verbs.format(answer));
    while (left.length > 0) {
      const accepted = match.choose(decision.player, left, match.at);
      if ('refusal' in accepted) throw new Error(accepted.refusal);
      entries.push(...accepted.entries.map(timed));
      left = accepted.left;
    }
    if (!back(n) || match.undoable(decision.player) === 0) continue;
    const undone = match.undo(decision.player, match.at);
    if ('refusal' in undone) throw new Error(undone.refusal);
    entries.push(...undone.entries.map(timed));
  }
  return { game, entries, reel: reelOf(game, before, entries) };
}

/** Examines every step by itself with random playouts; its effect on the match does not matter here. */
function decided(match: Opened): Decided[] {
  const pairs = match.reel.turns.slice(1).map((_, n) => [n, n + 1] as const);
  const shares = new Map(match.reel.turns.map((_, n) => [n, n % 2 === 0 ? [1, 0] : [0, 1]]));
  return [...decidedIn(match, pairs, shares, bot, 1, SEED)].flatMap((looked) => looked.decided ?? []);
}

test('where a player did as the bot would, the bot agrees; where not, its step stands beside', () => {
  const alike = decided(played(24, () => false));
  expect(alike.length).toBeGreaterThan(8);
  expect(alike.filter(({ bots }) => bots !== null)).toEqual([]);
  const unlike = decided(played(24, (n) => n % 2 === 0));
  const differing = unlike.filter(({ bots }) => bots !== null);
  expect(differing.length).toBeGreaterThan(2);
  expect(differing.length).toBeLessThan(unlike.length);
  for (const { row, bots } of differing) expect(bots!.events).not.toEqual(row.events);
});

test('what was taken back is nobody’s decision, nor is the take-back', () => {
  const match = played(
    24,
    () => false,
    (n) => n % 3 === 0,
  );
  const rows = match.reel.rows('open');
  const backs = rows.flatMap(({ events }, n) => (events.some(({ kind }) => kind === 'undone') ? [n] : []));
  expect(backs.length).toBeGreaterThan(0);
  const moments = decided(match).map(({ moment }) => moment);
  expect(moments.length).toBeGreaterThan(4);
  for (const n of backs) {
    expect(moments).not.toContain(n);
    expect(moments).not.toContain(n - 1);
    expect(at(rows, n).events.length).toBeGreaterThan(0);
  }
});
