// Sentences for questions.
import { HARMS } from '@gaslamp/emerald-2e/box/ids';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { promptLine } from './prompt.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

// R6.5, R10.12: asked regardless of the hand, so that nobody learns of it; a player without a choice is told so.
test.each([
  ['claim.more', ['claim VIENNA', 'done'], 'Claim another card, or stop here?'],
  ['claim.more', ['done'], 'You have no card left to claim with: stop here.'],
  ['assassinate.more', ['assassinate 1', 'done'], 'Another assassination, or stop here?'],
  ['assassinate.more', ['done'], 'You cannot assassinate again: stop here.'],
])('R6.5, R10.12 at %s with %j left one reads: %s', (effect, options, sentence) => {
  const question = { player: 0, effect, about: {}, options, draft: false, subset: false, pass: null };
  expect(promptLine({ you: 0, s: {}, names: ['Ada', 'Ben'] } as never, { question, mode: null })).toBe(sentence);
});

test.each([
  [7, /one of your 7 cubes/],
  [1, /your last cube/],
])('R5.2: with a stock of %i it says how far the place symbols reach', (stock, sentence) => {
  const question = {
    player: 0,
    effect: 'place.cards',
    about: { city: 0 },
    options: ['pick 1'],
    draft: true,
    subset: true,
  };
  const m = { you: 0, s: { cubeStock: [stock] }, names: ['Ada', 'Ben'] };
  expect(promptLine(m as never, { question: { ...question, pass: null }, mode: null })).toMatch(sentence);
});

test('R12.5, R18.3: against Cthulhu all is stopped, not one agent saved', () => {
  const asks = (harm: (typeof HARMS)[number], options = ['use SHERLOCK_HOLMES', 'pass']) => {
    const about = { from: 1, city: 0, harm: HARMS.indexOf(harm) };
    const question = { player: 0, effect: 'window.answer', about, options, draft: false, subset: false };
    const m = { you: 0, s: {}, names: ['Ada', 'Ben'] };
    return promptLine(m as never, { question: { ...question, pass: 'pass' }, mode: null });
  };
  expect(asks('cthulhu')).toContain('stop it for everybody?');
  expect(asks('vampires')).toContain('save the agent?');
  // Asked regardless of the hand: the time an answer takes reveals nothing about it.
  expect(asks('vampires', ['pass'])).toContain('You hold nothing that stops it.');
});
