// Tests that the progress of a set agrees with the rules, and that a confirmed intent matches what then happens.
import { expect, test } from 'vitest';
import type { Emerald } from '../src/box/state.ts';
import type { Intent } from '../src/seen/intent.ts';
import { intended } from '../src/seen/intent.ts';
import { type Progress, progressOf } from '../src/seen/sums.ts';
import { confirm, done } from '../src/seen/verbs.ts';
import { game, randomMatch } from './random-match.ts';

/** By question: the progress of sets that were enough, and of sets that were not. */
const enough: Record<string, Progress[]> = {};
const missing: Record<string, Progress[]> = {};
/** Each confirmed intent, and the first event after it. */
const confirmed: { readonly intent: Intent | null; readonly first: string }[] = [];
let intent: Intent | null | undefined;

for (let seed = 0; seed < 60; seed++)
  randomMatch({
    seats: 2 + (seed % 4),
    seed,
    before(s: Emerald, { effect, frame, player, options }) {
      intent = options.includes(confirm) ? intended(s) : undefined;
      const since = frame.since;
      if (typeof since !== 'number') return;
      const progress = progressOf(
        { s, data: game.data },
        { effect, about: frame, player } as never,
        s.picks.slice(since),
      );
      if (progress === null) return;
      const met = options.includes(done) ? enough : missing;
      met[effect] = [...(met[effect] ?? []), progress];
    },
    after(_, [first]) {
      if (intent === undefined) return;
      confirmed.push({ intent, first: first?.kind ?? 'nothing' });
      intent = undefined;
    },
  });

test.each(['move.cards', 'assassinate.support'])('%s is enough where the goal is reached, and not before', (effect) => {
  expect(enough[effect]?.filter(({ sum, goal }) => sum < goal)).toEqual([]);
  expect(missing[effect]?.filter(({ sum, goal }) => sum >= goal)).toEqual([]);
});
test('retrieve.from is enough where it is exactly as many as wanted', () => {
  expect(enough['retrieve.from']?.filter(({ sum, goal }) => sum !== goal)).toEqual([]);
  expect(missing['retrieve.from']?.filter(({ sum, goal }) => sum === goal)).toEqual([]);
});
test('every question that has a goal was asked', () => {
  const asked = ['assassinate.support', 'move.cards', 'place.cards', 'retrieve.cards', 'retrieve.from'];
  expect(Object.keys({ ...enough, ...missing }).sort()).toEqual(asked);
});
test('what is confirmed is what happens first', () => {
  const firstEvents = (deed: Intent['deed']) =>
    [...new Set(confirmed.flatMap(({ intent, first }) => (intent?.deed === deed ? first : [])))].sort();
  expect(confirmed.filter(({ intent }) => intent === null)).toEqual([]);
  expect(firstEvents('claim')).toEqual(['played']);
  expect(firstEvents('assassinate')).toEqual(['attack']);
  expect(firstEvents('release')).toEqual(['agentsReleased']);
  expect(firstEvents('text')).toEqual(['played']);
});
