// Tests that an invalid lesson file is rejected with the error and the allowed values.
import { engineOf } from '@gaslamp/games/engines';
import { expect, test } from 'vitest';
import { lessonFrom } from './lesson.ts';
import { lessonMatch } from './lesson-match.ts';

const GOOD = {
  game: 'emerald-2e',
  seats: ['you', 'ben'],
  position: { active: 'you' },
  chance: { die: ['insane'], draw: { you: ['START_S001'] } },
  others: { ben: [['pass', 'pass', 'end']] },
  steps: [
    { say: 'hello', point: 'hand' },
    { say: 'go', do: 'pass', or: ['discard'] },
    { say: 'bye', at: 'end' },
  ],
};

test('a lesson is read with what it leaves out', async () => {
  const lesson = lessonFrom(GOOD);
  expect(lesson.steps[0]).toEqual({
    say: 'hello',
    point: ['hand'],
    ways: null,
    otherwise: null,
    end: false,
    leans: [],
  });
  expect(lesson.steps[1]?.ways).toEqual([['pass'], ['discard']]);
  // An explanation depends on all steps to do before it.
  expect(lesson.steps.map(({ leans }) => leans)).toEqual([[], [], [1]]);
  expect(lesson.otherwise).toEqual(['end', 'pass', 'done', 'confirm']);
  expect(lessonMatch(lesson, await engineOf(lesson.game)).match.decision?.effect).toBe('turn.act');
});

const steps = (...all: readonly object[]) => ({ ...GOOD, steps: [...all, { say: 'bye', at: 'end' }] });
test.each([
  [[], 'lesson: must be a mapping, not []'],
  [
    { ...GOOD, title: 'x' },
    'lesson: unknown key "title"; allowed: game, seats, options, position, chance, others, otherwise, steps',
  ],
  [{ game: 'emerald-2e', seats: ['you'] }, 'lesson: "steps" is missing'],
  [{ ...GOOD, seats: ['ben', 'you'] }, 'seats.0: the learner sits first, and is called "you"'],
  [{ ...GOOD, others: { cat: [] } }, 'others: unknown key "cat"; allowed: ben'],
  [{ ...GOOD, others: { ben: ['pass'] } }, 'others.ben.0: must be a list, not "pass"'],
  [{ ...GOOD, chance: { draw: { you: 'START_S001' } } }, 'chance.draw.you: must be a list, not "START_S001"'],
  [steps({ say: 'two words' }), 'steps.0.say: a key of a sentence is letters and digits, not "two words"'],
  [steps({ say: 'a', does: 'pass' }), 'steps.0: unknown key "does"; allowed: say, point, do, or, else, after, at'],
  [steps({ say: 'a', else: 'b' }), 'steps.0.else: stands only beside a "do"'],
  [steps({ say: 'a', do: [] }), 'steps.0.do: is an answer, a list of answers, or "any"'],
  [steps({ say: 'a', do: 7 }), 'steps.0.do: must be a list, not 7'],
  [steps({ say: 'a', at: 'start' }), 'steps.0.at: is "end" or not there, not "start"'],
  [steps({ say: 'a', at: 'end', do: 'pass' }), 'steps.0.do: nothing can be done at the end'],
  [steps({ say: 'a', at: 'end' }, { say: 'b' }), 'steps.0: what is said at the end comes last'],
  [steps({ say: 'a' }, { say: 'b', after: 'a' }), 'steps.1.after: no step before it with a "do" says "a"'],
  [{ ...GOOD, steps: [{ say: 'a' }] }, 'steps: none is said at the end: write one with "at: end"'],
])('wrong form %#', (value, message) => {
  expect(() => lessonFrom(value)).toThrow(message);
});

test.each([
  [{ ...GOOD, game: 'chess' }, /unknown game "chess"; allowed: emerald-2e/],
  [{ ...GOOD, chance: { coin: ['heads'] } }, 'chance: unknown key "coin"; allowed: draw, die, first'],
  [
    { ...GOOD, chance: { die: ['blue'] } },
    'chance.die.0: blue is no outcome; allowed: insane, sane, or a face of the die',
  ],
  [{ ...GOOD, position: { players: { you: { hand: ['NOBODY'] } } } }, /NOBODY/],
])('wrong table %#', async (value, message) => {
  const lesson = lessonFrom(value);
  const set = async () => lessonMatch(lesson, await engineOf(lesson.game));
  await expect(set).rejects.toThrow(message);
});
