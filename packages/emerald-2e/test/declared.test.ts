// Tests that questions and events match their declarations.
import type { QuestionSpec } from '@gaslamp/kernel/effects';
import type { EventSpec } from '@gaslamp/kernel/events';
import { tableOptions } from '@gaslamp/kernel/game';
import { describe, expect, test } from 'vitest';
import { EVENT_SPECS } from '../src/seen/event-specs.ts';
import { QUESTIONS } from '../src/seen/questions.ts';
import { game, randomMatch } from './random-match.ts';

const questions: Readonly<Record<string, QuestionSpec>> = QUESTIONS;
const events: Readonly<Record<string, EventSpec>> = EVENT_SPECS;
/** Options that add questions and answers. */
const READINGS = { pinkertonFromBoard: 1, vampiresAnswerShoggoth: 1, holmesAnswersAdler: 1 };

/** As observed: the verbs and numbers of each question, and the fields of each event. */
const offered: Record<string, Set<string>> = {};
const about: Record<string, Set<string>> = {};
const emitted: Record<string, Set<string>> = {};
const note = (met: Record<string, Set<string>>, key: string, what: string) => {
  met[key] ??= new Set();
  met[key].add(what);
};
for (let seed = 0; seed < 160; seed++)
  randomMatch({
    seats: 2 + (seed % 4),
    seed,
    s: game.setup(2 + (seed % 4), tableOptions(game, seed % 8 < 4 ? {} : READINGS)),
    before(_, { effect, frame, options }) {
      const { effect: __, by: ___, ...numbers } = frame;
      note(about, effect, Object.keys(numbers).sort().join(' '));
      for (const option of options) note(offered, effect, game.verbs.describe(option).do);
    },
    after(_, happened) {
      for (const { kind, fields, secret } of happened) {
        const open = Object.keys(fields).sort().join(' ');
        note(emitted, kind, secret ? `${open} | ${Object.keys(secret.fields).sort().join(' ')}` : open);
      }
    },
  });

test('whatever asks is declared, and whatever is declared asks', () => {
  const asking = Object.keys(game.effects.byName).filter((name) => game.effects.byName[name]?.kind === 'choice');
  expect(asking.sort()).toEqual(Object.keys(QUESTIONS).sort());
});

describe.each(Object.entries(questions))('%s', (name, { about: numbers, verbs, set }) => {
  test('offers each of its verbs, and nothing else', () => {
    expect([...(offered[name] ?? [])].sort()).toEqual([...verbs].sort());
  });
  test('is about what it says', () => {
    expect([...(about[name] ?? [])]).toEqual([[...numbers, ...(set ? ['since'] : [])].sort().join(' ')]);
  });
});

test.each(Object.entries(events))('%s tells what it says', (kind, { fields, may = [], secret = [] }) => {
  const open = fields.filter((field) => !secret.includes(field));
  const hidden = secret.length > 0 ? ` | ${[...secret].sort().join(' ')}` : '';
  const whole = [open, ...may.map((field) => [...open, field])];
  expect([...(emitted[kind] ?? [])].sort()).toEqual(whole.map((each) => each.sort().join(' ') + hidden).sort());
});
test('nothing else is told', () => {
  expect(Object.keys(emitted).sort()).toEqual(Object.keys(EVENT_SPECS).sort());
});
